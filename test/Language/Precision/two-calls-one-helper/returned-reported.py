# What a helper returns belongs to its call.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def build(width):
    return torch.nn.Linear(width, width)


def main():
    first = build(4)
    second = build(4)
    flat = Flat(first.parameters())
    first.half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: returned-reported.py:16:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
