# weight_norm makes two new parameters of one: what was sharded before is gone.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--after" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn
from torch.nn.utils.parametrizations import weight_norm


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--after", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    if not args.after:
        Sharder(model)
    model = weight_norm(model)
    if args.after:
        Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
