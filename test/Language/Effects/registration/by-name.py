# setattr along a dotted name, register_parameter and add_module.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


def replace(root, name):
    *path, last = name.split(".")
    module = root
    for part in path:
        module = getattr(module, part)
    setattr(module, last, nn.Parameter(torch.zeros(4)))


class Holder(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_parameter("weight", nn.Parameter(torch.zeros(4)))
        self.add_module("inner", nn.Linear(4, 4))


def main():
    holder = Holder()
    replace(holder, "inner.bias")
    replace(holder, "weight")


if __name__ == "__main__":
    main()
