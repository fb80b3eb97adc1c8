# The release stands behind a call that raises: it is skipped.
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
    work()
    release()


try:
    run()
except Abort:
    recover()
