# A filter on one side only leaves what both take.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import os

import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.LayerNorm(4))
    frozen = set(os.environ.get("FROZEN", "").split(","))
    for name, param in model.named_parameters():
        param.requires_grad = name not in frozen
    Sharder(model, lambda name, param: not param.requires_grad)
    HostOptimizer(p for p in model.parameters() if p.requires_grad).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
