# A helper that copies for two callers.
#
# RUN: %{effects-oracle} %s
from torch import nn


def copy(tensor):
    return tensor.clone()


def keep(module):
    return [copy(p) for p in module.parameters()]


def look(module):
    return [p.detach() for p in module.parameters()]


def main():
    keep(nn.Linear(4, 4))
    look(nn.Linear(4, 4))


if __name__ == "__main__":
    main()
