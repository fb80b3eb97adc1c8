# An iterator that is asked until it is exhausted.
#
# RUN: %{calls-oracle} %s


class Exhausted(Exception):
    pass


class Loader:
    def __init__(self, batches):
        self.batches = batches
        self.position = 0

    def next(self):
        if self.position >= self.batches:
            raise Exhausted()
        self.position += 1
        return self.position


def step(batch):
    return batch


def finish():
    return None


def dead():
    return None


def train(loader):
    while True:
        try:
            batch = loader.next()
        except Exhausted:
            finish()
            break
        step(batch)
    return loader


train(Loader(2))
