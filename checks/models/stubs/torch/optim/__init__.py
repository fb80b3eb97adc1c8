"""torch.optim: what an optimizer keeps.

Facts from the torch documentation: param_groups holds the same dict objects the
caller passed, each with its own list of parameters and the defaults filled in.
"""

from collections import defaultdict

import custody

from torch import Tensor


class Optimizer:
    def __init__(self, params, defaults):
        self.defaults = defaults
        self.state = defaultdict(dict)
        self.param_groups = []
        groups = list(params)
        if groups and not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group in groups:
            self.add_param_group(group)

    def add_param_group(self, group):
        params = group["params"]
        if isinstance(params, Tensor):
            group["params"] = [params]
        else:
            group["params"] = list(params)
        for name, value in self.defaults.items():
            group.setdefault(name, value)
        custody.keeps(self, group["params"])
        self.param_groups.append(group)


class _WithDefaults(Optimizer):
    def __init__(self, params, lr=1e-3, **options):
        super().__init__(params, dict(lr=lr, **options))


class Adam(_WithDefaults):
    pass


class AdamW(_WithDefaults):
    pass


class SGD(_WithDefaults):
    pass


class Adagrad(_WithDefaults):
    pass


class Adadelta(_WithDefaults):
    pass


class Adamax(_WithDefaults):
    pass


class NAdam(_WithDefaults):
    pass


class RAdam(_WithDefaults):
    pass


class RMSprop(_WithDefaults):
    pass


class LBFGS(_WithDefaults):
    pass


class SparseAdam(_WithDefaults):
    pass
