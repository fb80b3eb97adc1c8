# Groups that are made by name.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--norms" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def split(model):
    decay, rest = [], []
    for name, param in model.named_parameters():
        (rest if name.endswith("bias") else decay).append(param)
    return decay, rest


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--norms", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4))
    before, _ = split(model)
    Sharder(model)
    decay, rest = split(model)
    HostOptimizer([{"params": rest if args.norms else before}]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
