# A function applied to every module.
#
# RUN: %{effects-oracle} %s
from torch import nn


def cast_linear(module):
    if isinstance(module, nn.Linear):
        module.half()


def main():
    model = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4))
    model.apply(cast_linear)


if __name__ == "__main__":
    main()
