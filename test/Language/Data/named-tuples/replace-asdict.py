# _replace, _asdict and _fields.
#
# RUN: %{calls-oracle} %s
from collections import namedtuple


def a():
    pass


def b():
    pass


def c():
    pass


Pair = namedtuple("Pair", "first second")


def main():
    pair = Pair(a, b)
    changed = pair._replace(first=c)
    changed.first()
    pair._asdict()["second"]()
    for name in Pair._fields:
        if name == "first":
            getattr(pair, name)()


if __name__ == "__main__":
    main()
