# Keyword-only fields are not filled by position.
#
# RUN: %{calls-oracle} %s
from dataclasses import KW_ONLY, dataclass, field


def a():
    pass


def b():
    pass


def c():
    pass


@dataclass
class Config:
    first: object
    _: KW_ONLY
    second: object = c


@dataclass(kw_only=True)
class Other:
    value: object = field(default=c)


def main():
    config = Config(a, second=b)
    config.second()
    Other(value=config.first).value()


if __name__ == "__main__":
    main()
