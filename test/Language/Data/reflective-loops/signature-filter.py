# Only those keywords are passed on that the class has fields for.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass, fields


def a():
    pass


def b():
    pass


@dataclass
class Config:
    action: object = b


def main():
    given = {"action": a, "verbose": True}
    known = {f.name for f in fields(Config)}
    config = Config(**{k: v for k, v in given.items() if k in known})
    config.action()


if __name__ == "__main__":
    main()
