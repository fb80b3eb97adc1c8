# One of two releases is skipped.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def release_first():
    return None


def release_second():
    return None


def work(fails):
    if fails:
        raise Abort()


def recover():
    return None


def run():
    work(False)
    release_first()
    work(True)
    release_second()


try:
    run()
except Abort:
    recover()
