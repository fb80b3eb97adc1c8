# get() and `in` do not call the factory; a subscript does.
#
# RUN: %{calls-oracle} %s
from collections import defaultdict


class Bucket:
    def __init__(self):
        started()


def started():
    pass


def a():
    pass


def b():
    pass


def main():
    buckets = defaultdict(Bucket)
    if "x" in buckets or buckets.get("x"):
        a()
    if not buckets:
        b()


if __name__ == "__main__":
    main()

# oracle: may get-does-not-make.Bucket.__init__ -> get-does-not-make.started
