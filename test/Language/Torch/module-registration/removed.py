# A parameter that was deleted is not given by parameters() any more.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--kept" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Fused(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(4))
        self.scale = nn.Parameter(torch.ones(4))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    model = Fused()
    Sharder(model)
    if not args.kept:
        del model.weight
        delattr(model, "scale")
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
