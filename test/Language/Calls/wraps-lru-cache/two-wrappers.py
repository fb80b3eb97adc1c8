# A wrapper around a cached function.
#
# RUN: %{calls-oracle} %s
import functools


def retried(function):
    @functools.wraps(function)
    def again(*args):
        return function(*args)

    return again


@retried
@functools.cache
def fetch(name):
    return read(name)


def read(name):
    return name


def write(name):
    return name


fetch("x")
