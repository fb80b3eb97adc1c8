# A Sequential that grows: its parameters are those of all its parts.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--whole" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--whole", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4))
    head = nn.Linear(4, 4)
    model.append(head)
    Sharder(head)
    HostOptimizer((model if args.whole else model[0]).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
