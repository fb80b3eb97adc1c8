# Registration in a base class, through super() and a mixin.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


class Scaled:
    def add_scale(self):
        self.scale = nn.Parameter(torch.ones(1))


class Base(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)


class Child(Scaled, Base):
    def __init__(self):
        super().__init__()
        self.add_scale()


def main():
    Child().cuda()
    Base()


if __name__ == "__main__":
    main()
