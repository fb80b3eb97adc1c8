# Initializers, on modules chosen by class.
#
# RUN: %{effects-oracle} %s
from torch import nn


def initialize(module):
    if isinstance(module, nn.Linear):
        nn.init.normal_(module.weight)
        if module.bias is not None:
            nn.init.zeros_(module.bias)
    elif isinstance(module, nn.LayerNorm):
        module.weight.fill_(1.0)


def main():
    nn.Sequential(nn.Linear(4, 4, bias=False), nn.LayerNorm(4)).apply(initialize)


if __name__ == "__main__":
    main()
