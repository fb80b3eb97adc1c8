# The optimizer of each parameter steps as soon as its gradient is there.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def attach(model):
    optimizers = {p: HostOptimizer([p]) for p in model.parameters()}

    def step(param):
        optimizers[param].step()

    for param in model.parameters():
        param.register_post_accumulate_grad_hook(step)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.shard:
        Sharder(model)
    attach(model)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
