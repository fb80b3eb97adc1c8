# Subscripting an object calls its `__getitem__`.
#
# RUN: %{calls-oracle} %s
class Dataset:
    def __init__(self, load):
        self.load = load

    def __getitem__(self, i):
        return self.load(i)

    def __len__(self):
        return 3


def read(i):
    return i


def write(i):
    return i


Dataset(read)[0]
