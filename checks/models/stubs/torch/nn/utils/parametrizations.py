"""torch.nn.utils.parametrizations: norms as parametrizations."""

from torch import Tensor
from torch.nn import Module, Parameter
from torch.nn.utils.parametrize import register_parametrization


def weight_norm(module, name="weight", dim=0):
    register_parametrization(module, name, Module())
    parts = module.parametrizations[name]
    del parts.original
    parts.original0 = Parameter(Tensor())
    parts.original1 = Parameter(Tensor())
    return module


def spectral_norm(module, name="weight", **options):
    return register_parametrization(module, name, Module())


def orthogonal(module, name="weight", **options):
    return register_parametrization(module, name, Module())
