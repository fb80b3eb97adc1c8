# A `return` inside leaves the context; a generator goes on behind its `yield`.
#
# RUN: %{calls-oracle} %s
from contextlib import contextmanager


def acquire():
    return 1


def release(token):
    return token


def compute(token):
    return token


def after():
    return None


@contextmanager
def borrowed():
    token = acquire()
    yield token
    release(token)


def run():
    with borrowed() as token:
        return compute(token)
    after()


run()
