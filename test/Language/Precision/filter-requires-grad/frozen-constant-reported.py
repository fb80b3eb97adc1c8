# Frozen by a call: known for each module.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    body.requires_grad_(False)
    Sharder(head)
    both = torch.nn.Sequential(body, head)
    HostOptimizer(p for p in both.parameters() if p.requires_grad).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: frozen-constant-reported.py:13:
# CHECK: custody: 1 error
