# Counter: numbers decide which branch is taken.
#
# RUN: %{calls-oracle} %s
from collections import Counter, OrderedDict


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    counts = Counter()
    counts["x"] += 1
    if counts["x"] == 1:
        a()
    if counts["y"]:
        b()
    table = OrderedDict()
    table["first"] = c
    table.move_to_end("first")
    table.popitem()[1]()


if __name__ == "__main__":
    main()
