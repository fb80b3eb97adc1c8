# A wrapper that keeps its module in a way that does not register it adds nothing
# to its own parameters().
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--through" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Wrapper(nn.Module):
    def __init__(self, module):
        super().__init__()
        object.__setattr__(self, "inner", module)
        self.holder = [module]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--through", action="store_true")
    args = parser.parse_args()
    wrapper = Wrapper(nn.Linear(4, 4))
    Sharder(wrapper.inner)
    HostOptimizer((wrapper.inner if args.through else wrapper).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
