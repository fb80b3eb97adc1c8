# Writes behind returns, raises and constant tests do not happen.
#
# RUN: %{effects-oracle} %s
from torch import nn


def guarded(model, on):
    if not on:
        return
    model.weight.zero_()


def refused(model):
    raise ValueError("not now")
    model.weight.zero_()


def main():
    first = nn.Linear(4, 4, bias=False)
    guarded(first, False)
    second = nn.Linear(4, 4, bias=False)
    guarded(second, True)
    try:
        refused(second)
    except ValueError:
        second.weight.fill_(0)


if __name__ == "__main__":
    main()
