# An ExitStack leaves what was entered and runs the callbacks that it was given.
#
# RUN: %{calls-oracle} %s
from contextlib import ExitStack


class Lock:
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, tb):
        return None

    def use(self):
        return None


def restore(name):
    return name


def forgotten(name):
    return name


def run():
    with ExitStack() as stack:
        lock = stack.enter_context(Lock())
        stack.callback(restore, "mode")
        lock.use()


run()
