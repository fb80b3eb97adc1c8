# A chain stops at the first test that fails.
#
# RUN: %{calls-oracle} %s


def is_module(x):
    return x == 1


def has_weight(x):
    return x == 2


def is_large(x):
    return x == 3


def shard(x):
    return x


def consider(x):
    if is_module(x) and has_weight(x) and is_large(x):
        shard(x)


consider(1)
