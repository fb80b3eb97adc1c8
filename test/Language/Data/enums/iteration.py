# A loop over all members, and their number.
#
# RUN: %{calls-oracle} %s
from enum import Enum


def a():
    pass


def b():
    pass


class Stage(Enum):
    FIRST = 1
    LAST = 2


def main():
    for stage in Stage:
        if stage.name == "LAST":
            a()
    if len(Stage) > 2 or Stage.FIRST not in Stage:
        b()


if __name__ == "__main__":
    main()
