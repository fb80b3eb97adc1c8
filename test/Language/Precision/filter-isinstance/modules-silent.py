# Modules of one class, and of another.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.LayerNorm(4))
    for module in model.modules():
        if isinstance(module, torch.nn.Linear):
            Sharder(module)
    for module in model.modules():
        if isinstance(module, torch.nn.LayerNorm):
            HostOptimizer(module.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
