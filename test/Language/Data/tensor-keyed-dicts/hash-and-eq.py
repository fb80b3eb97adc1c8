# Keys that say themselves when they are equal, and are different objects.
#
# RUN: custody dump callgraph %s | FileCheck %s --implicit-check-not="main -> hash-and-eq"
# LOST: an item under a key that is equal by a method of its own


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return hash(self.name)

    def __eq__(self, other):
        return self.name == other.name


def a():
    pass


def b():
    pass


def main():
    table = {Key("x"): a}
    table[Key("y")] = b
    table[Key("x")]()


if __name__ == "__main__":
    main()

# CHECK: hash-and-eq.main -> hash-and-eq.Key.__init__
