# A copy made at most once.
#
# RUN: %{effects-oracle} %s
from torch import nn


class Cache:
    def __init__(self, module):
        self.module = module
        self.copy = None

    def get(self):
        if self.copy is None:
            self.copy = self.module.weight.clone()
        return self.copy


def main():
    cache = Cache(nn.Linear(4, 4))
    cache.get().zero_()
    cache.get()


if __name__ == "__main__":
    main()
