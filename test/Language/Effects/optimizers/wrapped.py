# A wrapper around an optimizer delegates its step.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


class Wrapper:
    def __init__(self, optimizer):
        self.optimizer = optimizer

    def __getattr__(self, name):
        return getattr(self.optimizer, name)


def run(optimizer):
    optimizer.step()


def main():
    run(Wrapper(torch.optim.SGD(nn.Linear(4, 4).parameters())))


if __name__ == "__main__":
    main()
