# What is assigned to an attribute of a module is registered when it is a
# parameter; a plain tensor is not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--parameter" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Scale(nn.Module):
    def __init__(self, trainable):
        super().__init__()
        if trainable:
            self.scale = nn.Parameter(torch.ones(4))
        else:
            self.scale = torch.ones(4)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--parameter", action="store_true")
    args = parser.parse_args()
    model = Scale(args.parameter)
    Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
