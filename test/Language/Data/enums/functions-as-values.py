# Functions in an enum are methods, partials and tuples are values.
#
# RUN: %{calls-oracle} %s
from enum import Enum
from functools import partial


def a():
    pass


def b():
    pass


def build(function):
    function()


class Action(Enum):
    FIRST = partial(build, a)
    SECOND = partial(build, b)


class Row(Enum):
    X = ("x", a)
    Y = ("y", b)

    def __init__(self, label, function):
        self.label = label
        self.function = function


def main():
    Action.SECOND.value()
    Row.X.function()


if __name__ == "__main__":
    main()

# oracle: may functions-as-values.build -> functions-as-values.b
