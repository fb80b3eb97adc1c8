# A deep copy of objects that refer to each other keeps the shape.
#
# RUN: %{calls-oracle} %s
import copy


class Node:
    def __init__(self, action):
        self.action = action
        self.other = None


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    left, right = Node(a), Node(b)
    left.other, right.other = right, left
    twin = copy.deepcopy(left)
    twin.action = c
    twin.other.other.action()
    left.other.action()


if __name__ == "__main__":
    main()
