# A hook on the gradient of one parameter; the other parameters are not stepped.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def attach(param, optimizer):
    def on_grad(grad):
        optimizer.step()
        return grad

    param.register_hook(on_grad)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    first, second = nn.Linear(4, 4), nn.Linear(4, 4)
    Sharder(first)
    attach(second.weight, HostOptimizer((first if args.same else second).parameters()))


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
