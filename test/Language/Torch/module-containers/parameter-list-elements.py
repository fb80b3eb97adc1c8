# Elements of a ParameterList, one by one.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    params = nn.ParameterList([nn.Parameter(torch.zeros(4)), nn.Parameter(torch.zeros(4))])
    Sharder(params)
    chosen = [param for param in params] if args.same else [nn.Parameter(torch.zeros(4))]
    HostOptimizer(chosen).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
