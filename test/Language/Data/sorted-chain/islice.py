# islice, repeat, cycle, takewhile, dropwhile: known lengths stay known.
#
# RUN: %{calls-oracle} %s
from itertools import dropwhile, islice, repeat, takewhile


def a():
    pass


def b():
    pass


def c():
    pass


def is_a(function):
    return function is a


def main():
    for function in islice([a, b, c], 1):
        function()
    for function in dropwhile(is_a, [a, b]):
        function()
    for function in takewhile(is_a, [a, c]):
        function()
    for function in repeat(b, 2):
        function()


if __name__ == "__main__":
    main()
