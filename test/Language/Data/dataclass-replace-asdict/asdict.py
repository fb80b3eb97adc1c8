# asdict, and back through `**`.
#
# RUN: %{calls-oracle} %s
from dataclasses import asdict, dataclass


def a():
    pass


def b():
    pass


@dataclass
class Config:
    first: object
    second: object


def build(first, second):
    second()


def main():
    config = Config(first=a, second=b)
    fields = asdict(config)
    build(**fields)
    fields["first"] = b
    config.first()


if __name__ == "__main__":
    main()
