# Flag members combined with `|` and tested with `in` and `&`.
#
# RUN: %{calls-oracle} %s
from enum import Flag, auto


def a():
    pass


def b():
    pass


class Feature(Flag):
    SHARD = auto()
    OFFLOAD = auto()
    NONE = 0


def main():
    wanted = Feature.SHARD | Feature.NONE
    if Feature.SHARD in wanted:
        a()
    if wanted & Feature.OFFLOAD:
        b()


if __name__ == "__main__":
    main()
