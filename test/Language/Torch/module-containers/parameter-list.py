# ParameterList: its elements are parameters of the module that holds it.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Prompts(nn.Module):
    def __init__(self):
        super().__init__()
        self.soft = nn.ParameterList([nn.Parameter(torch.zeros(4)) for _ in range(2)])
        self.soft.append(nn.Parameter(torch.zeros(4)))
        self.other = nn.ParameterList([nn.Parameter(torch.zeros(4))])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = Prompts()
    Sharder(model.soft)
    HostOptimizer(model.parameters() if args.same else model.other.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
