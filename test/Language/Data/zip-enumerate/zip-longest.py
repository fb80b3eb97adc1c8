# itertools.zip_longest fills up.
#
# RUN: %{calls-oracle} %s
from itertools import zip_longest


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    for function, name in zip_longest([a], ["x", "y"], fillvalue=b):
        if name == "y":
            function()
    return c


if __name__ == "__main__":
    main()
