# Parameters on their way to an optimizer: iterator, dict of lists, list of dicts
# with `**`, the param_groups of a torch base class, a rebound loop variable.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "--wrap" 2>&1 | FileCheck %s
# RUN: custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import HostOptimizer, Sharder


def grouped(model):
    by_decay = {}
    for name, param in model.named_parameters():
        if not param.requires_grad:
            continue
        by_decay.setdefault((name.endswith("bias"), 1.0), []).append(param)
    groups = []
    for (is_bias, scale), params in by_decay.items():
        group = {"params": params, "lr_mult": scale}
        group.update(weight_decay=0.0 if is_bias else 0.1)
        groups.append(group)
    return groups


class Splitting(torch.optim.Optimizer):
    def __init__(self, groups):
        super().__init__(groups, {"lr": 0.1})
        inner = []
        for group in self.param_groups:
            taken = []
            for param in group["params"]:
                param = param if param.is_cuda else param.detach()
                taken.append(param)
            inner.append({**group, "params": group["params"]})
        self.inner = HostOptimizer(inner)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--wrap", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))
    if args.wrap:
        model = Sharder(model)
    Splitting(grouped(model)).inner.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
# CLEAN: custody: clean
