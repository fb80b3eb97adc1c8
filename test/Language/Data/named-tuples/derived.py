# A class derived from a named tuple, with methods and defaults.
#
# RUN: %{calls-oracle} %s
from collections import namedtuple


def a():
    pass


def b():
    pass


def c():
    pass


class Group(namedtuple("Group", ["action", "other"], defaults=[b])):
    def run(self):
        self.action()
        self[1]()


def main():
    Group(a).run()
    return c


if __name__ == "__main__":
    main()
