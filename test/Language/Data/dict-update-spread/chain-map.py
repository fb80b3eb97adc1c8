# collections.ChainMap: the first map that has the key.
#
# RUN: %{calls-oracle} %s
from collections import ChainMap


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    layers = ChainMap({"x": a}, {"x": b, "y": c})
    layers["x"]()
    layers["y"]()


if __name__ == "__main__":
    main()
