# Only parameters that have a gradient; nobody knows which these are, so all may.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--all" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    sharded, plain = nn.Linear(4, 4), nn.Linear(4, 4)
    Sharder(sharded)
    params = list(plain.parameters())
    if args.all:
        params += [p for p in sharded.parameters() if p.requires_grad]
    HostOptimizer([p for p in params if p.requires_grad]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
