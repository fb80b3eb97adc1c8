# A frozen dataclass as a key of a dict; equal ones find the same entry.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass


def a():
    pass


def b():
    pass


@dataclass(frozen=True)
class Key:
    axis: str
    size: int


def main():
    table = {Key("tp", 2): a, Key("pp", 2): b}
    table[Key("pp", 2)]()


if __name__ == "__main__":
    main()
