# Fields with defaults, factories and given values.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass, field


def a():
    pass


def b():
    pass


def c():
    pass


def hooks():
    return [b]


@dataclass
class Config:
    name: str
    action: object = a
    hooks: list = field(default_factory=hooks)


def main():
    config = Config("x")
    config.action()
    config.hooks[0]()
    other = Config("y", action=c)
    return other


if __name__ == "__main__":
    main()
