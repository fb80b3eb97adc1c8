# Copies made as a generator is consumed.
#
# RUN: %{effects-oracle} %s
from torch import nn


def copies(module):
    for param in module.parameters():
        yield param.clone()


def unused(module):
    for param in module.parameters():
        yield param.half()


def main():
    model = nn.Linear(4, 4)
    total = list(copies(model))
    unused(model)
    return total


if __name__ == "__main__":
    main()
