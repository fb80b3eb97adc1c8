# What an instance keeps is its own; what its class keeps is shared.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Holder:
    shared = torch.nn.Linear(4, 4)

    def __init__(self):
        self.own = torch.nn.Linear(4, 4)


def main():
    first, second = Holder(), Holder()
    kept = Flat(first.shared.parameters())
    second.shared.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: class-attribute-reported.py:18:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
