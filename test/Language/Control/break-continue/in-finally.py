# A `break` out of a `try` passes the `finally`; what follows in the body is
# skipped.
#
# RUN: %{calls-oracle} %s


def acquire():
    return 1


def release():
    return None


def after():
    return None


def skipped():
    return None


def loop():
    while True:
        try:
            acquire()
            break
        finally:
            release()
        skipped()
    after()


loop()
