# An optimizer of the program, with a step of its own.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


class SignDescent(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})

    def step(self, closure=None):
        for group in self.param_groups:
            for param in group["params"]:
                param.add_(group["lr"])


def main():
    SignDescent(nn.Linear(4, 4).parameters(), 0.1).step()


if __name__ == "__main__":
    main()
