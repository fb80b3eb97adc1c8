# Two plain parameters are swapped: nothing about layouts.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model, twin = nn.Linear(4, 4), nn.Linear(4, 4)
    for left, right in zip(model.parameters(), twin.parameters()):
        torch.utils.swap_tensors(left, right)
    if args.shard:
        Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
