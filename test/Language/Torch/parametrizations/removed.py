# After remove_parametrizations the attribute holds a parameter again.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn
from torch.nn.utils import parametrize


class Scaled(nn.Module):
    def forward(self, x):
        return x * 2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    parametrize.register_parametrization(model, "weight", Scaled())
    parametrize.remove_parametrizations(model, "weight")
    if args.shard:
        Sharder(model)
    HostOptimizer([model.weight]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
