# `continue` skips the rest of the body for the elements it is met with.
#
# RUN: %{calls-oracle} %s


def freeze(name):
    return name


def shard(name):
    return name


def prepare(names):
    for name in names:
        if name != "embed":
            continue
        freeze(name)
        if name == "embed":
            continue
        shard(name)


prepare(["embed", "head"])
