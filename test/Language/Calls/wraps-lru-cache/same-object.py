# What a cached factory gives twice is one object.
#
# RUN: %{calls-oracle} %s
import functools


class State:
    pass


@functools.lru_cache
def state():
    return State()


def job():
    pass


state().action = job
state().action()
