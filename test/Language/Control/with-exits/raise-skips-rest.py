# A generator without `try` does not go on behind its `yield` when the body
# raises.
#
# RUN: %{calls-oracle} %s
from contextlib import contextmanager


class Abort(Exception):
    pass


def acquire():
    return 1


def release(token):
    return token


def recover():
    return None


@contextmanager
def borrowed():
    token = acquire()
    yield token
    release(token)


def body():
    raise Abort()


def run():
    with borrowed():
        body()


try:
    run()
except Abort:
    recover()
