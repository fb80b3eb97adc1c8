# A `break` and a `continue` leave the context as well.
#
# RUN: %{calls-oracle} %s
from contextlib import contextmanager


def enter(step):
    return step


def leave(step):
    return step


def work(step):
    return step


def unreached(step):
    return step


@contextmanager
def profiled(step):
    enter(step)
    yield
    leave(step)


def run():
    for step in range(3):
        with profiled(step):
            if step == 0:
                continue
            work(step)
            break
        unreached(step)


run()
