# asdict goes down into dataclasses, lists and dicts.
#
# RUN: %{calls-oracle} %s
from dataclasses import asdict, astuple, dataclass


def a():
    pass


def b():
    pass


def c():
    pass


@dataclass
class Inner:
    action: object


@dataclass
class Outer:
    inner: Inner
    many: list


def main():
    data = asdict(Outer(Inner(a), [Inner(b)]))
    data["inner"]["action"]()
    data["many"][0]["action"]()
    astuple(Inner(c))[0]()


if __name__ == "__main__":
    main()
