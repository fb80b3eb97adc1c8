# Only some of the parameters are written.
#
# RUN: %{effects-oracle} %s
from torch import nn


def decay(model):
    for name, param in model.named_parameters():
        if not name.endswith("bias"):
            param.mul_(0.9)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 4, bias=False)
        self.second = nn.Embedding(4, 4)


def main():
    decay(Model())


if __name__ == "__main__":
    main()
