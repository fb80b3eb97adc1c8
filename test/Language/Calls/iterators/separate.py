# The iterator is an object of another class.
#
# RUN: %{calls-oracle} %s
class Loader:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        return LoaderIterator(self.items)


class LoaderIterator:
    def __init__(self, items):
        self.items = list(items)

    def __iter__(self):
        return self

    def __next__(self):
        if not self.items:
            raise StopIteration
        return self.items.pop(0)


def a():
    pass


def b():
    pass


for item in Loader([a, b]):
    item()
