# A module with a `__setattr__` of its own that passes parameters on to the module
# it wraps.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--delegated" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Delegating(nn.Module):
    def __init__(self, inner, delegated):
        super().__init__()
        self.__dict__["delegated"] = delegated
        self.inner = inner

    def __setattr__(self, name, value):
        if self.__dict__["delegated"] and isinstance(value, nn.Parameter):
            setattr(self.inner, name, value)
        else:
            super().__setattr__(name, value)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--delegated", action="store_true")
    args = parser.parse_args()
    model = Delegating(nn.Module(), args.delegated)
    model.weight = nn.Parameter(torch.zeros(4))
    Sharder(model.inner)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
