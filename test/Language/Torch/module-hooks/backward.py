# The hook after backward steps an optimizer that keeps host copies.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def attach(model, optimizer):
    def after_backward(module, grad_input, grad_output):
        optimizer.step()

    model.register_full_backward_hook(after_backward)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.shard:
        Sharder(model)
    optimizer = HostOptimizer(model.parameters())
    attach(model, optimizer)
    model(torch.zeros(4)).sum().backward()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
