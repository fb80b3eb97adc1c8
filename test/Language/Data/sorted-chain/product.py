# itertools.product and combinations of known things.
#
# RUN: %{calls-oracle} %s
from itertools import combinations, product


def a(name):
    pass


def b(name):
    pass


def c(name):
    pass


def main():
    for function, name in product([a, b], ["x"]):
        if function is a:
            function(name)
    for left, right in combinations([a, b, c], 2):
        if left is b:
            right("y")


if __name__ == "__main__":
    main()
