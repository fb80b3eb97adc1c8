# Move and wrap sit in different functions.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def move(model):
    model.cuda()


def wrap(model):
    return Flat(model.parameters())


def main():
    model = torch.nn.Linear(4, 4)
    move(model)
    kept = wrap(model)
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
