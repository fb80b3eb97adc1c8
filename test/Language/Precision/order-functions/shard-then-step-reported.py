# A sharder before the optimizer that copies, and after it is gone.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Linear(4, 4)
    Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: shard-then-step-reported.py:11:
# CHECK: custody: 1 error
