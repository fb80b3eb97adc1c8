# Parameters registered by attribute, replaced under the same name, and not touched.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(4))
        self.bias = nn.Parameter(torch.zeros(4))
        self.scale = 1.0


def replace(block):
    block.weight = nn.Parameter(torch.ones(4))


def rescale(block):
    block.scale = 2.0


def main():
    block = Block()
    replace(block)
    rescale(block)


if __name__ == "__main__":
    main()
