# `and`: the right side runs only when the left is true.
#
# RUN: %{calls-oracle} %s


def enabled():
    return True


def disabled():
    return False


def shard():
    return True


def offload():
    return True


enabled() and shard()
disabled() and offload()
