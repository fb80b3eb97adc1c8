# A module inside moves itself, when it is made or when it is called.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Inner(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 4)
        self.linear.cuda()

    def forward(self, x):
        return self.linear(x)


class Outer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def forward(self, x):
        return self.inner(x)


def main():
    model = Outer()
    kept = Flat(model.parameters())
    model(torch.zeros(4))
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
