# Nobody knows whether it raises: the release and the handler are both followed.
#
# oracle: may unknown -> unknown.recover
# RUN: %{calls-oracle} %s
import os


class Abort(Exception):
    pass


def claim():
    return None


def release():
    return None


def recover():
    return None


def work():
    if os.environ.get("CUSTODY_TEST_FAIL"):
        raise Abort()


def run():
    claim()
    work()
    release()


try:
    run()
except Abort:
    recover()
