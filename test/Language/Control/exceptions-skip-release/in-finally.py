# The release stands in a `finally`: it is not skipped.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def claim():
    return None


def release():
    return None


def work():
    raise Abort()


def recover():
    return None


def run():
    claim()
    try:
        work()
    finally:
        release()


try:
    run()
except Abort:
    recover()
