# Functions of a module: none of them is a method of the class that imports it.
import torch
from torch.distributed.tensor import DTensor, Shard


def unused():
    pass


def also_unused():
    pass


def shard(module, mesh=None):
    for name, param in list(module.named_parameters()):
        local = DTensor.from_local(param.data.view(-1), mesh, [Shard(0)])
        setattr(module, name, torch.nn.Parameter(local))
