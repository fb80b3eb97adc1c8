# replace() makes a new object; the old one keeps what it has.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass, replace


def a():
    pass


def b():
    pass


def c():
    pass


@dataclass
class Config:
    action: object
    other: object = c


def main():
    old = Config(a)
    new = replace(old, action=b)
    new.action()
    replace(new, other=a).other()


if __name__ == "__main__":
    main()
