# A default that is a function is called when nothing else is given.
#
# RUN: %{calls-oracle} %s
def mean(x):
    return x


def total(x):
    return x


def reduce(x, how=mean):
    return how(x)


def other(x):
    return reduce(x, total)


reduce(1)
other(1)
