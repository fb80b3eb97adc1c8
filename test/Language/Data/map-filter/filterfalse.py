# itertools.filterfalse and functools.reduce.
#
# RUN: %{calls-oracle} %s
from functools import reduce
from itertools import filterfalse


def a():
    pass


def b():
    pass


def compose(left, right):
    return right


def is_a(function):
    return function is a


def main():
    for function in filterfalse(is_a, [a, b]):
        function()
    reduce(compose, [b, a])()


if __name__ == "__main__":
    main()
