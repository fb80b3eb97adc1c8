# A class with some of its arguments fixed.
#
# RUN: %{calls-oracle} %s
from functools import partial


class Block:
    def __init__(self, norm, act):
        self.norm = norm
        self.act = act

    def run(self):
        self.norm()


def layer_norm():
    pass


def gelu():
    pass


make = partial(Block, act=gelu)
make(layer_norm).run()
