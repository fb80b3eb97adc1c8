# A slice of a ModuleList holds the same modules; disjoint slices share none.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--overlap" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--overlap", action="store_true")
    args = parser.parse_args()
    layers = nn.ModuleList(nn.Linear(4, 4) for _ in range(4))
    Sharder(layers[:2])
    HostOptimizer((layers[1:] if args.overlap else layers[2:]).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
