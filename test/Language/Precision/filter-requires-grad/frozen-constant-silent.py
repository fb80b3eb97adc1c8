# Frozen by a call: known for each module.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    body.requires_grad_(False)
    Sharder(body)
    both = torch.nn.Sequential(body, head)
    HostOptimizer(p for p in both.parameters() if p.requires_grad).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
