# A filter on one side only: what both take is shared.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import os

import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Linear(4, 4)
    frozen = set(os.environ.get("FROZEN", "").split(","))
    for name, param in model.named_parameters():
        param.requires_grad = name not in frozen
    Sharder(model, lambda name, param: param.requires_grad)
    HostOptimizer(p for p in model.parameters() if not p.requires_grad).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
