# str, repr, format and f-strings call the object's methods.
#
# RUN: %{calls-oracle} %s
class Node:
    def __str__(self):
        return label()

    def __repr__(self):
        return "node"


class Leaf:
    def __repr__(self):
        return "leaf"

    def __format__(self, spec):
        return "leaf"


def label():
    return "x"


print(str(Node()), repr(Leaf()), f"{Leaf()}")
