# Hooks whose results are passed on to the next.
#
# RUN: %{calls-oracle} %s
def add(function):
    HOOKS.append(function)
    return function


HOOKS = []


@add
def to_callable(x):
    return inner


@add
def call(x):
    return x()


def inner():
    return 1


def run(x):
    for hook in HOOKS:
        x = hook(x)
    return x


run(0)
