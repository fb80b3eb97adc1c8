# typing.NamedTuple: by name, by index, unpacked.
#
# RUN: %{calls-oracle} %s
from typing import NamedTuple


def a():
    pass


def b():
    pass


def c():
    pass


class Pair(NamedTuple):
    first: object
    second: object = c


def main():
    pair = Pair(a, b)
    pair.first()
    pair[1]()
    one, two = Pair(b)
    two()
    return one


if __name__ == "__main__":
    main()
