# `x or default()`: the default runs only for what is false.
#
# RUN: %{calls-oracle} %s


def default_lr():
    return 0.1


def default_name():
    return "adam"


def build(lr, name):
    return (lr or default_lr(), name or default_name())


build(0, "sgd")
