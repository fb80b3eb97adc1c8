# A chain of returns by kind: exactly one of them is taken per call, and the
# result tells which.
#
# RUN: %{calls-oracle} %s


def adam():
    return "adam"


def sgd():
    return "sgd"


def lion():
    return "lion"


def choose(name):
    if name == "adam":
        return adam
    if name == "sgd":
        return sgd
    return lion


choose("sgd")()
choose("other")()
