# A buffer is no parameter: parameters() does not give it.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--parameter" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Running(nn.Module):
    def __init__(self, parameter):
        super().__init__()
        if parameter:
            self.register_parameter("mean", nn.Parameter(torch.zeros(4)))
        else:
            self.register_buffer("mean", torch.zeros(4))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--parameter", action="store_true")
    args = parser.parse_args()
    model = Running(args.parameter)
    Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
