# What is popped from a ModuleDict is not part of it any more.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--kept" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    parts = nn.ModuleDict({"body": nn.Linear(4, 4), "head": nn.Linear(4, 4)})
    Sharder(parts["head"])
    if not args.kept:
        parts.pop("head")
    HostOptimizer(parts.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
