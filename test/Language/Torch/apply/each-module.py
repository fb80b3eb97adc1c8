# apply() calls the function with every module below, then with the module itself.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--linear" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def shard_linear(module):
    if isinstance(module, nn.Linear):
        Sharder(module)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--linear", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4))
    model.apply(shard_linear)
    HostOptimizer(model[0 if args.linear else 1].parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
