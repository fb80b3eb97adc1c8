# The handler releases what the body could not, and the rest goes on once.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def claim():
    return None


def release():
    return None


def release_late():
    return None


def work():
    raise Abort()


def go_on():
    return None


def run():
    claim()
    try:
        work()
        release()
    except Abort:
        release_late()
    go_on()


run()
