# The parts of a partial are called by hand.
#
# RUN: %{calls-oracle} %s
from functools import partial


def target(x):
    pass


def wrapped():
    pass


def unused():
    pass


held = partial(target, wrapped)
held.func(held.args[0]())
