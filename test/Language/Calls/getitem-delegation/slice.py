# A slice is passed to `__getitem__`, which makes a new object of its class.
#
# RUN: %{calls-oracle} %s
class Stages:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, index):
        if isinstance(index, slice):
            return Stages(self.items[index])
        return self.items[index]

    def run(self):
        for item in self.items:
            item()


def one():
    pass


def two():
    pass


def three():
    pass


Stages([one, two, three])[1:].run()
