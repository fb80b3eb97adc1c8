# A base class and a tuple of classes.
#
# RUN: %{calls-oracle} %s


class Module:
    pass


class Linear(Module):
    pass


class Config:
    pass


def is_module():
    return None


def is_either():
    return None


def is_neither():
    return None


def check(value):
    if isinstance(value, Module):
        is_module()
    if isinstance(value, (Config, Linear)):
        is_either()
    if not isinstance(value, (Config, Module)):
        is_neither()


check(Linear())
