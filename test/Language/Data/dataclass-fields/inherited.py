# A derived dataclass adds fields behind those of its base.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass


def a():
    pass


def b():
    pass


def c():
    pass


@dataclass
class Base:
    first: object = c


@dataclass
class Derived(Base):
    second: object = c


def main():
    config = Derived(a, b)
    config.second()
    config.first()


if __name__ == "__main__":
    main()
