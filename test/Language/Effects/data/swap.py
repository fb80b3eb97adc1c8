# Two parameters exchange their data.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


def exchange(a, b):
    kept = a.data
    a.data = b.data
    b.data = kept


def main():
    first = nn.Parameter(torch.zeros(4))
    second = nn.Parameter(torch.zeros(4))
    third = nn.Parameter(torch.zeros(4))
    exchange(first, second)
    return third


if __name__ == "__main__":
    main()
