# Members by name, by value and by attribute; each keeps its value.
#
# RUN: %{calls-oracle} %s
from enum import Enum


def a():
    pass


def b():
    pass


def c():
    pass


class Kind(Enum):
    EAGER = "eager"
    LAZY = "lazy"


TABLE = {Kind.EAGER: a, Kind.LAZY: b}


def main():
    TABLE[Kind("lazy")]()
    TABLE[Kind["EAGER"]]()
    if Kind.LAZY.value == "eager":
        c()


if __name__ == "__main__":
    main()
