# What an optimizer keeps and writes.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


def train(model):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    optimizer.zero_grad()
    optimizer.step()


def main():
    train(nn.Linear(4, 4))
    nn.Linear(4, 4)


if __name__ == "__main__":
    main()
