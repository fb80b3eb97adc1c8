# `*path, last = name.split(".")`, as code does that replaces a parameter.
#
# RUN: %{calls-oracle} %s
class Leaf:
    pass


def install():
    pass


def keep():
    pass


def main():
    root = Leaf()
    root.encoder = Leaf()
    root.encoder.head = Leaf()
    *path, last = "encoder.head.weight".split(".")
    parent = root
    for part in path:
        parent = getattr(parent, part)
    root.encoder.weight = keep
    setattr(parent, last, install)
    root.encoder.head.weight()


if __name__ == "__main__":
    main()
