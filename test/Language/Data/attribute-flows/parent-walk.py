# Walking a dotted name from a root to the object that holds the last part.
#
# RUN: %{calls-oracle} %s
class Linear:
    def forward(self):
        pass


class Norm:
    def forward(self):
        pass


class Block:
    def __init__(self):
        self.proj = Linear()
        self.norm = Norm()


class Model:
    def __init__(self):
        self.block = Block()
        self.head = Linear()

    def forward(self):
        pass


def lookup(root, path):
    for part in path.split("."):
        root = getattr(root, part)
    return root


def main():
    lookup(Model(), "block.norm").forward()


if __name__ == "__main__":
    main()
