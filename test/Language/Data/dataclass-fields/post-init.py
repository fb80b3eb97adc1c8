# __post_init__ fills a field that is no argument; InitVar is handed to it.
#
# RUN: %{calls-oracle} %s
from dataclasses import InitVar, dataclass, field


def a():
    pass


def b():
    pass


def choose(kind):
    return {"a": a, "b": b}[kind]


@dataclass
class Config:
    kind: InitVar[str]
    action: object = field(init=False, default=None)

    def __post_init__(self, kind):
        self.action = choose(kind)


def main():
    Config("b").action()


if __name__ == "__main__":
    main()
