# replace() shares what a field refers to.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass, field, replace


def a():
    pass


def b():
    pass


@dataclass
class Config:
    name: str
    hooks: list = field(default_factory=list)


def main():
    old = Config("old")
    new = replace(old, name="new")
    old.hooks.append(a)
    for hook in new.hooks:
        hook()
    for hook in Config("third").hooks:
        b()


if __name__ == "__main__":
    main()
