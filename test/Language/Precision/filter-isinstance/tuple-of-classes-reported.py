# Modules of one of two classes, or of neither.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Sequential(
        torch.nn.Linear(4, 4), torch.nn.LayerNorm(4), torch.nn.Embedding(4, 4)
    )
    kinds = (torch.nn.Linear, torch.nn.LayerNorm)
    for child in model:
        if isinstance(child, kinds):
            Sharder(child)
        if isinstance(child, kinds):
            HostOptimizer(child.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error:{{.*}}[shard-offload]
# CHECK: tuple-of-classes-reported.py:17:
# CHECK: custody: 1 error
