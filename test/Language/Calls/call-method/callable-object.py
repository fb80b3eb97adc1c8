# An instance is called like a function.
#
# RUN: %{calls-oracle} %s
class Loss:
    def __init__(self, reduce):
        self.reduce = reduce

    def __call__(self, x):
        return self.reduce(x)


def mean(x):
    return x


def total(x):
    return x


criterion = Loss(mean)
criterion(3)
