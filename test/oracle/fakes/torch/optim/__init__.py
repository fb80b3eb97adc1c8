"""Optimizers: what they keep and write."""

from torch._record import note


class Optimizer:
    def __init__(self, params, defaults):
        groups = list(params)
        if groups and not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        self.param_groups = []
        self.defaults = defaults
        self.state = {}
        for group in groups:
            self.add_param_group(group)

    def add_param_group(self, group):
        group = {**self.defaults, **group}
        group["params"] = list(group["params"])
        for parameter in group["params"]:
            note("capture", parameter)
        self.param_groups.append(group)

    def zero_grad(self, set_to_none=True):
        pass

    def state_dict(self):
        return {}


class _Stepping(Optimizer):
    def __init__(self, params, lr=0.1, **options):
        super().__init__(params, {"lr": lr, **options})

    def step(self, closure=None):
        for group in self.param_groups:
            for parameter in group["params"]:
                note("write", parameter)


class SGD(_Stepping):
    pass


class Adam(_Stepping):
    pass


class AdamW(_Stepping):
    pass
