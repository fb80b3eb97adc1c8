# `__wrapped__` leads past the wrapper.
#
# RUN: %{calls-oracle} %s
import functools


def guarded(function):
    @functools.wraps(function)
    def wrapper():
        return function()

    return wrapper


@guarded
def load():
    pass


@guarded
def save():
    pass


load()
load.__wrapped__()
