# Move and wrap follow each other in one function.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    kept = Flat(model.parameters())
    model.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: one-function-reported.py:11:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
