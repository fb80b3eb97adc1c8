# A retry loop: fails twice, then succeeds.
#
# RUN: %{calls-oracle} %s


class Busy(Exception):
    pass


def submit(attempt):
    if attempt < 2:
        raise Busy(attempt)
    return attempt


def wait():
    return None


def accepted():
    return None


def failed():
    return None


def run():
    for attempt in range(3):
        try:
            submit(attempt)
        except Busy:
            wait()
        else:
            accepted()
            return
    failed()


run()
