# A pipeline built with `|`, run later.
#
# RUN: %{calls-oracle} %s
class Step:
    def __init__(self, run):
        self.run = run

    def __or__(self, other):
        return Chain(self, other)


class Chain:
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def run(self):
        self.left.run()
        self.right.run()


def load():
    pass


def show():
    pass


def unused():
    pass


(Step(load) | Step(show)).run()
