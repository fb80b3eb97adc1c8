# Only one of two instances is moved.
#
# RUN: %{effects-oracle} %s
from torch import nn


def prepare(module, on_device):
    if on_device:
        module.cuda()
    return module


def main():
    first = prepare(nn.Linear(4, 4), True)
    second = prepare(nn.Linear(4, 4), False)
    first.half()
    return second


if __name__ == "__main__":
    main()
