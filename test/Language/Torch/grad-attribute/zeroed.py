# Gradients are set to None and zeroed in place.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def zero(model):
    for param in model.parameters():
        if param.grad is not None:
            param.grad.zero_()
            param.grad = None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.shard:
        Sharder(model)
    zero(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
