# A hook that wraps at the first forward; the move before it, or in it.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


KEPT = []


def wrap(module, args):
    KEPT.append(Flat(module.parameters()))


def move(module, args, output):
    module.cuda()


def main():
    model = torch.nn.Linear(4, 4)
    model.register_forward_pre_hook(wrap)
    model.cuda()
    model(None)


if __name__ == "__main__":
    main()

# CHECK: custody: clean
