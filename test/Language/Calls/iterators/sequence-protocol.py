# Iteration by `__getitem__` and IndexError.
#
# RUN: %{calls-oracle} %s
class Sequence:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, i):
        if i >= len(self.items):
            raise IndexError(i)
        return self.items[i]


def one():
    pass


def two():
    pass


for item in Sequence([one, two]):
    item()
