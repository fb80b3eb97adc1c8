# The function carries an argument that decides.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse
import functools

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def prepare(module, shard):
    if shard and isinstance(module, nn.Linear):
        Sharder(module)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4))
    model.apply(functools.partial(prepare, shard=args.shard))
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
