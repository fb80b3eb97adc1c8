# A callable stored at the end of a long path of attributes comes out there and
# nowhere else.
#
# RUN: %{calls-oracle} %s
class Node:
    pass


def shard(weight):
    return weight


def offload(weight):
    return weight


def main():
    root = Node()
    root.module = Node()
    root.module.decoder = Node()
    root.module.decoder.layer = Node()
    root.module.decoder.layer.on_weight = shard
    root.module.decoder.on_weight = offload
    wrapped = Node()
    wrapped.inner = root
    wrapped.inner.module.decoder.layer.on_weight(1)


if __name__ == "__main__":
    main()
