# Tied weights: one object under two names.
#
# RUN: %{effects-oracle} %s
from torch import nn


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(4, 4)
        self.head = nn.Linear(4, 4, bias=False)

    def tie(self):
        self.head.weight = self.embedding.weight


def freeze(model):
    model.embedding.weight.zero_()


def main():
    model = Tied()
    model.tie()
    freeze(model)


if __name__ == "__main__":
    main()
