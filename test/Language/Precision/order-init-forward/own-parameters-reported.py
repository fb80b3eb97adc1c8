# Moved in __init__ before wrapping, or in forward after it.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 4)
        print(self)

    def forward(self, x):
        self.linear.cuda()
        return self.linear(x)


def main():
    model = Model()
    flat = Flat(model.parameters())
    model(torch.zeros(4))
    return flat


if __name__ == "__main__":
    main()

# CHECK: own-parameters-reported.py:15:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
