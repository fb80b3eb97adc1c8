# A sharder before the optimizer that copies, and after it is gone.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Linear(4, 4)
    HostOptimizer(model.parameters()).step()
    Sharder(model)


if __name__ == "__main__":
    main()

# CHECK: custody: clean
