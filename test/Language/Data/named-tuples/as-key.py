# Equal named tuples are one key; `_make` from a sequence.
#
# RUN: %{calls-oracle} %s
from typing import NamedTuple


def a():
    pass


def b():
    pass


class Key(NamedTuple):
    axis: str
    rank: int


def main():
    table = {Key("tp", 0): a, Key("tp", 1): b}
    table[Key._make(["tp", 1])]()


if __name__ == "__main__":
    main()
