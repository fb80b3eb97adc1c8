"""torch.nn.utils.parametrize: tensors computed from parameters that are kept elsewhere."""

from torch import Tensor
from torch.nn import ModuleDict, ModuleList


class ParametrizationList(ModuleList):
    def __init__(self, modules, original):
        super().__init__(modules)
        self.original = original


def is_parametrized(module, tensor_name=None):
    if not hasattr(module, "parametrizations"):
        return False
    return tensor_name is None or tensor_name in module.parametrizations


def register_parametrization(module, tensor_name, parametrization, *, unsafe=False):
    if is_parametrized(module, tensor_name):
        module.parametrizations[tensor_name].append(parametrization)
        return module
    if not is_parametrized(module):
        module.parametrizations = ModuleDict()
    original = getattr(module, tensor_name)
    delattr(module, tensor_name)
    module.parametrizations[tensor_name] = ParametrizationList([parametrization], original)
    setattr(module, tensor_name, Tensor())
    return module


def remove_parametrizations(module, tensor_name, leave_parametrized=True):
    kept = module.parametrizations.pop(tensor_name)
    setattr(module, tensor_name, kept.original)
    return module
