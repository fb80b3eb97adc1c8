# functools.partial fixes the first arguments.
#
# RUN: %{calls-oracle} %s
import functools


def apply(function, value):
    return function(value)


def scale(x):
    return x


def shift(x):
    return x


fixed = functools.partial(apply, scale)
fixed(shift)
