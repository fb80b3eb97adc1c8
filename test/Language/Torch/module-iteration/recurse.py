# recurse=False gives the parameters that the module holds itself.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--recurse" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.scale = nn.Parameter(torch.ones(4))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--recurse", action="store_true")
    args = parser.parse_args()
    model = Net()
    Sharder(model.body)
    HostOptimizer(model.parameters(recurse=True if args.recurse else False)).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
