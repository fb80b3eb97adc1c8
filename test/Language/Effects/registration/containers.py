# ModuleList, ModuleDict and Sequential hold what is put into them.
#
# RUN: %{effects-oracle} %s
from torch import nn


def build():
    layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(2)])
    layers.append(nn.Linear(4, 4))
    heads = nn.ModuleDict({"a": nn.Linear(4, 4)})
    heads["b"] = nn.Linear(4, 4)
    return nn.Sequential(layers[0], heads["a"])


def main():
    for module in build():
        module.half()


if __name__ == "__main__":
    main()
