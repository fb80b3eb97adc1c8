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

    def load_state_dict(self, state_dict, strict=True, assign=False):
        for name, param in self.named_parameters():
            if not strict and name not in state_dict:
                continue
            value = state_dict[name]
            if not assign:
                param.copy_(value)
                continue
            module = self
            *path, last = name.split(".")
            for part in path:
                module = getattr(module, part)
            setattr(module, last, value if isinstance(value, Parameter) else Parameter(value))


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


class _Sequence(Module):
    """Members under numbers, in order."""

    def __init__(self, members=None):
        super().__init__()
        self._names = []
        self._count = 0
        if members is not None:
            self.extend(members)

    def append(self, member):
        name = str(self._count)
        self._count += 1
        setattr(self, name, member)
        self._names.append(name)
        return self

    def extend(self, members):
        for member in members:
            self.append(member)
        return self

    def insert(self, index, member):
        members = [getattr(self, name) for name in self._names]
        members.insert(index, member)
        self._refill(members)

    def pop(self, index=-1):
        member = self[index]
        self._refill([other for other in self if other is not member])
        return member

    def _refill(self, members):
        for name in self._names:
            delattr(self, name)
        self._names = []
        self._count = 0
        self.extend(members)

    def _slice(self, members):
        return type(self)(members)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self._slice([getattr(self, name) for name in self._names[index]])
        return getattr(self, self._names[index])

    def __setitem__(self, index, member):
        setattr(self, self._names[index], member)

    def __delitem__(self, index):
        self.pop(index)

    def __len__(self):
        return len(self._names)

    def __iter__(self):
        return [getattr(self, name) for name in self._names]


class ModuleList(_Sequence):
    pass


class Sequential(_Sequence):
    def __init__(self, *modules):
        super().__init__()
        if len(modules) == 1 and isinstance(modules[0], dict):
            for name, module in modules[0].items():
                setattr(self, name, module)
                self._names.append(name)
        else:
            self.extend(modules)

    def _slice(self, members):
        return Sequential(*members)


class ParameterList(_Sequence):
    pass


class _Mapping(Module):
    """Members under names."""

    def __init__(self, members=None):
        super().__init__()
        self._names = {}
        if members is not None:
            self.update(members)

    def update(self, members):
        for name, member in members.items():
            self[name] = member

    def pop(self, name):
        member = self[name]
        del self._names[name]
        delattr(self, name)
        return member

    def clear(self):
        for name in list(self._names):
            self.pop(name)

    def __setitem__(self, name, member):
        setattr(self, name, member)
        self._names[name] = name

    def __getitem__(self, name):
        return getattr(self, self._names[name])

    def __delitem__(self, name):
        self.pop(name)

    def __contains__(self, name):
        return name in self._names

    def __len__(self):
        return len(self._names)

    def __iter__(self):
        return self._names.keys()

    def keys(self):
        return self._names.keys()

    def items(self):
        return [(name, getattr(self, name)) for name in self._names]

    def values(self):
        return [getattr(self, name) for name in self._names]


class ModuleDict(_Mapping):
    pass


class ParameterDict(_Mapping):
    pass
