# Bound methods of two objects stay apart.
#
# RUN: %{calls-oracle} %s
class Sink:
    def __init__(self, target):
        self.target = target

    def write(self):
        self.target()


def disk():
    pass


def network():
    pass


a = Sink(disk).write
b = Sink(network).write


def use_first(first, second):
    first()


use_first(a, b)
