# A partial of a partial, of a bound method.
#
# RUN: %{calls-oracle} %s
from functools import partial


class Trainer:
    def step(self, optimizer, scheduler):
        optimizer()
        scheduler()


def adam():
    pass


def cosine():
    pass


half = partial(Trainer().step, adam)
whole = partial(half, scheduler=cosine)
whole()
