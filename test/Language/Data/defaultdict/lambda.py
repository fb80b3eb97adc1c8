# A factory of one's own runs for a missing key only.
#
# RUN: %{calls-oracle} %s
from collections import defaultdict


def a():
    pass


def b():
    pass


def choose():
    return a


def never():
    return b


def main():
    table = defaultdict(choose)
    table["x"]()
    other = defaultdict(never)
    other["x"] = a
    other["x"]()


if __name__ == "__main__":
    main()
