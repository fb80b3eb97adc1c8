# Two tests together: one side takes what fails either of them.
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
    Sharder(model, lambda name, param: param.requires_grad and name.endswith("weight"))
    rest = []
    for name, param in model.named_parameters():
        if not param.requires_grad or not name.endswith("weight"):
            continue
        rest.append(param)
    others = [p for p in model.parameters() if all(p is not r for r in rest)]
    HostOptimizer(others).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
