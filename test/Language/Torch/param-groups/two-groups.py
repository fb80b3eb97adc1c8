# Groups with and without weight decay; the parameters of one of them are sharded.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--both" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--both", action="store_true")
    args = parser.parse_args()
    decayed, plain = nn.Linear(4, 4), nn.LayerNorm(4)
    Sharder(decayed)
    groups = [
        {"params": list(plain.parameters()), "weight_decay": 0.0},
        {"params": list(decayed.parameters()), "weight_decay": 0.1},
    ]
    HostOptimizer(groups if args.both else groups[:1]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
