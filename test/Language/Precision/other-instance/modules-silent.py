# A claim on one module is not one on another of its class.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 4)


def main():
    first, second = Block(), Block()
    flat = Flat(first.parameters())
    second.half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: custody: clean
