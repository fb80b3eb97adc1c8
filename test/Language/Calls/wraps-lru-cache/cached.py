# A cached function runs when it is first called.
#
# RUN: %{calls-oracle} %s
import functools


@functools.lru_cache(maxsize=None)
def mesh(size):
    return build(size)


def build(size):
    return size


@functools.lru_cache
def other(size):
    return size


mesh(4)
mesh(4)
