# A parametrization with parameters of its own adds them to the module.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn
from torch.nn.utils import parametrize


class LowRank(nn.Module):
    def __init__(self):
        super().__init__()
        self.down = nn.Parameter(torch.zeros(1, 4))

    def forward(self, x):
        return x + self.down


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    lora = LowRank()
    parametrize.register_parametrization(model, "weight", lora)
    if args.same:
        Sharder(lora)
    HostOptimizer([p for n, p in model.named_parameters() if n.endswith("down")]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
