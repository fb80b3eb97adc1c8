# An object that is its own iterator, with an end.
#
# RUN: %{calls-oracle} %s
class Batches:
    def __init__(self, n):
        self.n = n
        self.i = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.i >= self.n:
            raise StopIteration
        self.i += 1
        return self.load()

    def load(self):
        return step


def step():
    pass


def never():
    pass


for batch in Batches(2):
    batch()
