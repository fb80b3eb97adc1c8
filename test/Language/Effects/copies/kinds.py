# Methods that copy, and views that do not.
#
# RUN: %{effects-oracle} %s
from torch import nn


def snapshot(model):
    host = [param.cpu() for param in model.parameters()]
    views = [param.view(-1) for param in model.parameters()]
    cloned = model.weight.detach().clone()
    narrow = model.weight.half()
    return host, views, cloned, narrow


def main():
    snapshot(nn.Linear(4, 4))


if __name__ == "__main__":
    main()
