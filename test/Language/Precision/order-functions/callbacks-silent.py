# The order is that of a list of steps.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def move(model):
    model.cuda()


def wrap(model):
    KEPT.append(Flat(model.parameters()))


KEPT = []


def main():
    model = torch.nn.Linear(4, 4)
    for stage in [move, wrap]:
        stage(model)


if __name__ == "__main__":
    main()

# CHECK: custody: clean
