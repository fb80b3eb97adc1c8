# With `try`/`finally` around its `yield` a generator cleans up when the body
# raises.
#
# RUN: %{calls-oracle} %s
from contextlib import contextmanager


class Abort(Exception):
    pass


def release():
    return None


def after():
    return None


def recover():
    return None


@contextmanager
def borrowed():
    try:
        yield
    finally:
        release()


def body():
    raise Abort()


def run():
    with borrowed():
        body()
    after()


try:
    run()
except Abort:
    recover()
