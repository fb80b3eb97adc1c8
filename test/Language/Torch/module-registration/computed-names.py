# Names that are computed from known parts; another name is another parameter.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Experts(nn.Module):
    def __init__(self, count):
        super().__init__()
        for index in range(count):
            setattr(self, f"expert{index}", nn.Linear(4, 4))


def expert(model, index):
    return getattr(model, "expert" + str(index))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = Experts(3)
    Sharder(expert(model, 1))
    HostOptimizer(expert(model, 1 if args.same else 2).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
