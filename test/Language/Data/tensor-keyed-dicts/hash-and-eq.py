# Keys that say themselves when they are equal, and are different objects.
#
# RUN: %{calls-oracle} %s
# LOST: an item under a key that is equal by a method of its own
# oracle: lost hash-and-eq.main -> hash-and-eq.Key.__hash__
# oracle: lost hash-and-eq.main -> hash-and-eq.Key.__eq__
# oracle: lost hash-and-eq.main -> hash-and-eq.a


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
