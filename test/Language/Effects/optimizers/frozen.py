# Frozen parameters are left out.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


def trainable(*modules):
    for module in modules:
        for param in module.parameters():
            if param.requires_grad:
                yield param


def main():
    body = nn.Linear(4, 4)
    body.requires_grad_(False)
    head = nn.Linear(4, 4)
    torch.optim.SGD(trainable(body, head)).step()


if __name__ == "__main__":
    main()
