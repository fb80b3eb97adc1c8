# A generator that catches what its body raises: the exception ends there, and
# what stands behind the `with` runs.
#
# RUN: %{calls-oracle} %s
from contextlib import contextmanager


class Abort(Exception):
    pass


def note():
    return None


def not_raised():
    return None


def after():
    return None


def outer():
    return None


@contextmanager
def tolerant():
    try:
        yield
        not_raised()
    except Abort:
        note()


def body():
    raise Abort()


def run():
    with tolerant():
        body()
    after()


try:
    run()
except Abort:
    outer()
