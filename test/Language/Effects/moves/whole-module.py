# A module is moved and cast with everything below it.
#
# RUN: %{effects-oracle} %s
from torch import nn


class Outer(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4))
        self.other = nn.Linear(4, 4, bias=False)


def move(module):
    return module.cuda()


def cast(module):
    return module.half()


def main():
    model = move(Outer())
    cast(model.inner)
    model.to("cpu")


if __name__ == "__main__":
    main()
