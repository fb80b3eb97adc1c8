# What an instance keeps is its own; what its class keeps is shared.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Holder:
    shared = torch.nn.Linear(4, 4)

    def __init__(self):
        self.own = torch.nn.Linear(4, 4)


def main():
    first, second = Holder(), Holder()
    kept = Flat(first.own.parameters())
    second.own.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
