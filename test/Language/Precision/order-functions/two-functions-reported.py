# Move and wrap sit in different functions.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def move(model):
    model.cuda()


def wrap(model):
    return Flat(model.parameters())


def main():
    model = torch.nn.Linear(4, 4)
    kept = wrap(model)
    move(model)
    return kept


if __name__ == "__main__":
    main()

# CHECK: two-functions-reported.py:9:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
