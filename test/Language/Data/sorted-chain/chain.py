# itertools.chain and chain.from_iterable keep the order.
#
# RUN: %{calls-oracle} %s
from itertools import chain


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    functions = list(chain([a], (b, c)))
    functions[1]()
    for function in chain.from_iterable([[a], []]):
        function()


if __name__ == "__main__":
    main()
