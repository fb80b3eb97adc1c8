# A protocol only describes; the object passed in is called.
#
# RUN: %{calls-oracle} %s
from typing import Protocol


class Steppable(Protocol):
    def step(self): ...


class Adam:
    def step(self):
        pass


class Sgd:
    def step(self):
        pass


def train(optimizer: Steppable):
    optimizer.step()


train(Sgd())
