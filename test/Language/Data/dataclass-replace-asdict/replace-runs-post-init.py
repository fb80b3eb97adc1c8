# replace() calls the constructor, so __post_init__ runs again.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass, replace


def a():
    pass


def b():
    pass


@dataclass
class Config:
    kind: str

    def __post_init__(self):
        self.action = a if self.kind == "a" else b


def main():
    config = Config("b")
    replace(config, kind="a").action()


if __name__ == "__main__":
    main()
