# Recursive walk of a tree of modules.
#
# RUN: %{calls-oracle} %s
class Node:
    def __init__(self, *children):
        self.children = children

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


class Leaf(Node):
    def reset(self):
        pass


class Other(Node):
    def reset(self):
        pass


def main():
    tree = Node(Leaf())
    for node in tree.walk():
        if isinstance(node, Leaf):
            node.reset()
    return Other()


if __name__ == "__main__":
    main()
