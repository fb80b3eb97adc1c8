"""torch.nn.utils: which parameters a module has after a norm was put on its weight."""

from torch import Tensor
from torch.nn import Parameter


def weight_norm(module, name="weight", dim=0):
    delattr(module, name)
    setattr(module, name + "_g", Parameter(Tensor()))
    setattr(module, name + "_v", Parameter(Tensor()))
    setattr(module, name, Tensor())
    return module


def spectral_norm(module, name="weight", **options):
    weight = getattr(module, name)
    delattr(module, name)
    setattr(module, name + "_orig", weight)
    setattr(module, name, Tensor())
    return module
