# collections.namedtuple with names in a list and in a string.
#
# RUN: %{calls-oracle} %s
from collections import namedtuple

Pair = namedtuple("Pair", ["first", "second"])
Triple = namedtuple("Triple", "x, y z")


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    pair = Pair(a, second=b)
    pair.second()
    x, y, z = Triple(c, a, b)
    y()
    for function in pair[:1]:
        function()
    return x, z


if __name__ == "__main__":
    main()
