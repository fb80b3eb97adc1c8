"""What torch.nn keeps where: registration and delegation, no arithmetic.

Facts from the torch documentation of each class. Effects on tensors are in
torch.json; a class here says only which members it has.
"""

from torch import Tensor


class Parameter(Tensor):
    pass


class Buffer(Tensor):
    pass


class Module:
    def __init__(self, *args, **kwargs):
        self.training = True


class Identity(Module):
    pass


class Linear(Module):
    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = Parameter(Tensor())
        if bias:
            self.bias = Parameter(Tensor())
        else:
            self.bias = None


class Embedding(Module):
    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, **kwargs):
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.weight = Parameter(Tensor())


class _Affine(Module):
    def __init__(self, *args, **kwargs):
        super().__init__()
        self.weight = Parameter(Tensor())
        self.bias = Parameter(Tensor())


class LayerNorm(_Affine):
    pass


class GroupNorm(_Affine):
    pass


class BatchNorm1d(_Affine):
    pass


class BatchNorm2d(_Affine):
    pass


class Conv1d(_Affine):
    pass


class Conv2d(_Affine):
    pass


class RMSNorm(Module):
    def __init__(self, *args, **kwargs):
        super().__init__()
        self.weight = Parameter(Tensor())


class _Stateless(Module):
    def __init__(self, *args, **kwargs):
        super().__init__()


class Dropout(_Stateless):
    pass


class GELU(_Stateless):
    pass


class ReLU(_Stateless):
    pass


class SiLU(_Stateless):
    pass


class Softmax(_Stateless):
    pass


class CrossEntropyLoss(_Stateless):
    pass


class MSELoss(_Stateless):
    pass


class ModuleList(Module):
    def __init__(self, modules=None):
        super().__init__()
        self._order = []
        if modules is not None:
            self.extend(modules)

    def append(self, module):
        setattr(self, str(len(self._order)), module)
        self._order.append(module)
        return self

    def extend(self, modules):
        for module in modules:
            self.append(module)
        return self

    def insert(self, index, module):
        setattr(self, str(len(self._order)), module)
        self._order.insert(index, module)

    def __getitem__(self, index):
        return self._order[index]

    def __setitem__(self, index, module):
        setattr(self, str(index), module)
        self._order[index] = module

    def __len__(self):
        return len(self._order)

    def __iter__(self):
        return self._order


class Sequential(ModuleList):
    def __init__(self, *modules):
        super().__init__()
        if len(modules) == 1 and isinstance(modules[0], dict):
            for name, module in modules[0].items():
                setattr(self, name, module)
                self._order.append(module)
        else:
            self.extend(modules)


class ModuleDict(Module):
    def __init__(self, modules=None):
        super().__init__()
        self._by_name = {}
        if modules is not None:
            self.update(modules)

    def update(self, modules):
        for name, module in modules.items():
            self[name] = module

    def __setitem__(self, name, module):
        setattr(self, name, module)
        self._by_name[name] = module

    def __getitem__(self, name):
        return self._by_name[name]

    def __contains__(self, name):
        return name in self._by_name

    def __len__(self):
        return len(self._by_name)

    def __iter__(self):
        return self._by_name.keys()

    def keys(self):
        return self._by_name.keys()

    def items(self):
        return self._by_name.items()

    def values(self):
        return self._by_name.values()


class ParameterList(ModuleList):
    pass


class ParameterDict(ModuleDict):
    pass
