"""Modules: what they register, and what moving and loading them does."""

from torch import Tensor
from torch._record import note


class Parameter(Tensor):
    def __init__(self, data=None, requires_grad=True):
        super().__init__(*(data.shape if data is not None else ()))
        self.requires_grad = requires_grad


class Module:
    def __init__(self):
        self.__dict__["_parameters"] = {}
        self.__dict__["_modules"] = {}
        self.__dict__["training"] = True

    def __setattr__(self, name, value):
        if isinstance(value, Parameter):
            note("install", value)
            self._parameters[name] = value
        elif isinstance(value, Module):
            self._modules[name] = value
        else:
            self._parameters.pop(name, None)
            self._modules.pop(name, None)
            self.__dict__[name] = value

    def __getattr__(self, name):
        for held in ("_parameters", "_modules"):
            if name in self.__dict__.get(held, ()):
                return self.__dict__[held][name]
        raise AttributeError(name)

    def register_parameter(self, name, value):
        setattr(self, name, value)

    def add_module(self, name, value):
        setattr(self, name, value)

    register_module = add_module

    def __call__(self, *args, **kwargs):
        return self.forward(*args, **kwargs)

    def named_modules(self, prefix=""):
        yield prefix, self
        for name, module in self._modules.items():
            yield from module.named_modules(f"{prefix}.{name}" if prefix else name)

    def named_parameters(self, recurse=True):
        for prefix, module in self.named_modules():
            if recurse or module is self:
                for name, parameter in module._parameters.items():
                    yield (f"{prefix}.{name}" if prefix else name), parameter

    def parameters(self, recurse=True):
        for _, parameter in self.named_parameters(recurse):
            yield parameter

    def modules(self):
        for _, module in self.named_modules():
            yield module

    def named_children(self):
        yield from self._modules.items()

    def children(self):
        yield from self._modules.values()

    def apply(self, function):
        for module in self.children():
            module.apply(function)
        function(self)
        return self

    def _convert(self, effect):
        for parameter in self.parameters():
            note(effect, parameter)
            note("replace-data", parameter)
        return self

    def cpu(self):
        return self._convert("place cpu")

    def cuda(self):
        return self._convert("place cuda")

    def to(self, target):
        return self._convert(f"place {target}" if target in ("cpu", "cuda") else "cast")

    def half(self):
        return self._convert("cast")

    float = bfloat16 = half

    def requires_grad_(self, on=True):
        for parameter in self.parameters():
            parameter.requires_grad = on
        return self

    def train(self, mode=True):
        return self

    def eval(self):
        return self

    def state_dict(self):
        return dict(self.named_parameters())

    def load_state_dict(self, state_dict, strict=True):
        for name, parameter in self.named_parameters():
            if strict or name in state_dict:
                parameter.copy_(state_dict[name])


class Linear(Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = Parameter(Tensor(outputs, inputs))
        if bias:
            self.bias = Parameter(Tensor(outputs))
        else:
            self.bias = None

    def forward(self, x):
        return Tensor()


class Embedding(Module):
    def __init__(self, count, width):
        super().__init__()
        self.weight = Parameter(Tensor(count, width))


class LayerNorm(Module):
    def __init__(self, width):
        super().__init__()
        self.weight = Parameter(Tensor(width))
        self.bias = Parameter(Tensor(width))


class Sequential(Module):
    def __init__(self, *modules):
        super().__init__()
        for number, module in enumerate(modules):
            self.add_module(str(number), module)

    def __getitem__(self, index):
        return list(self._modules.values())[index]

    def __iter__(self):
        return iter(self._modules.values())

    def __len__(self):
        return len(self._modules)

    def forward(self, x):
        for module in self:
            x = module(x)
        return x


class ModuleList(Sequential):
    def __init__(self, modules=()):
        super().__init__(*modules)

    def append(self, module):
        self.add_module(str(len(self)), module)
        return self


class ModuleDict(Module):
    def __init__(self, modules=None):
        super().__init__()
        for name, module in (modules or {}).items():
            self.add_module(name, module)

    def __getitem__(self, name):
        return self._modules[name]

    def __setitem__(self, name, module):
        self.add_module(name, module)

    def items(self):
        return self._modules.items()

    def values(self):
        return self._modules.values()


from torch.nn import init  # noqa: E402

__all__ = ["Module", "Parameter", "init"]
