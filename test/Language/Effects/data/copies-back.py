# Host copies that are written back.
#
# RUN: %{effects-oracle} %s
from torch import nn


class Host:
    def __init__(self, params):
        self.pairs = []
        for param in params:
            copy = param.detach().clone()
            self.pairs.append((param, copy))

    def write_back(self):
        for param, copy in self.pairs:
            param.data.copy_(copy)
            param.copy_(copy)


def main():
    Host(nn.Linear(4, 4).parameters()).write_back()


if __name__ == "__main__":
    main()
