# IntEnum and StrEnum members are numbers and strings.
#
# RUN: %{calls-oracle} %s
from enum import IntEnum


def a():
    pass


def b():
    pass


def c():
    pass


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Name(str, __import__("enum").Enum):
    ADAM = "adam"


def main():
    if Level.HIGH > Level.LOW:
        a()
    if Level.LOW == 1 and Name.ADAM == "adam":
        b()
    [c, a][Level.LOW]()


if __name__ == "__main__":
    main()
