# A wrapper that lays out in __init__ and moves in forward, or moves first.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Wrapper(torch.nn.Module):
    def __init__(self, module, other):
        super().__init__()
        self.module = module
        self.other = other

    def forward(self, x):
        self.module.cuda()
        return self.module(x)


def main():
    module, other = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    model = Wrapper(module, other)
    flat = Flat(module.parameters())
    model(torch.zeros(4))
    return flat


if __name__ == "__main__":
    main()

# CHECK: wrapper-reported.py:15:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
