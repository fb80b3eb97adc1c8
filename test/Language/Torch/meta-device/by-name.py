# Parameters on the meta device are replaced one by one with setattr.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def materialize(module):
    for name, param in list(module.named_parameters(recurse=False)):
        empty = torch.empty_like(param, device="cpu")
        setattr(module, name, nn.Parameter(empty))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4, device="meta"))
    before = list(model.parameters())
    model.apply(materialize)
    Sharder(model)
    HostOptimizer(model.parameters() if args.same else before).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
