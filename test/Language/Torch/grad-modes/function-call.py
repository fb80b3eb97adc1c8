# torch.set_grad_enabled() as a statement, and a step function that is wrapped.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def step(optimizer):
    optimizer.step()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    torch.set_grad_enabled(False)
    model = nn.Linear(4, 4)
    if args.shard:
        Sharder(model)
    torch.set_grad_enabled(True)
    torch.no_grad()(step)(HostOptimizer(model.parameters()))


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
