# One helper that does either of two things, as it is told.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def manage(module, role):
    if role == "shard":
        return Sharder(module)
    optimizer = HostOptimizer(module.parameters())
    optimizer.step()
    return optimizer


def main():
    first, second = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    manage(first, "shard")
    manage(first, "optimize")


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: roles-reported.py:11:
# CHECK: custody: 1 error
