# What a helper returns belongs to its call.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def build(width):
    return torch.nn.Linear(width, width)


def main():
    first = build(4)
    second = build(4)
    flat = Flat(first.parameters())
    second.half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: custody: clean
