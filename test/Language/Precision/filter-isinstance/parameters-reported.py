# DTensors are left to their sharder.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
from torch.distributed.tensor import DTensor
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Linear(4, 4)
    Sharder(model)
    taken = [p for p in model.parameters() if isinstance(p.data, DTensor)]
    HostOptimizer(taken).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: parameters-reported.py:13:
# CHECK: custody: 1 error
