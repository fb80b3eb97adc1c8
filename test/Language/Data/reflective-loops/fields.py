# A loop over fields() copies one configuration into another.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass, fields


def a():
    pass


def b():
    pass


def c():
    pass


@dataclass
class Source:
    first: object
    second: object


class Target:
    second = c


def main():
    source = Source(a, b)
    target = Target()
    for field in fields(source):
        setattr(target, field.name, getattr(source, field.name))
    target.second()


if __name__ == "__main__":
    main()
