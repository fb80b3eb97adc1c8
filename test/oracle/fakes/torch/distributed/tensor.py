"""Sharded tensors are tensors of their own."""

from torch import Tensor


class Shard:
    def __init__(self, dim):
        self.dim = dim


class Replicate:
    pass


class DTensor(Tensor):
    @staticmethod
    def from_local(local, mesh=None, placements=None):
        return DTensor(*local.shape)

    def to_local(self):
        return self._view()
