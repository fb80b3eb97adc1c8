# Inner and outer `finally` run in turn while the exception passes both.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def work():
    raise Abort()


def inner_clean_up():
    return None


def outer_clean_up():
    return None


def between():
    return None


def caught():
    return None


def run():
    try:
        try:
            work()
        finally:
            inner_clean_up()
        between()
    finally:
        outer_clean_up()


try:
    run()
except Abort:
    caught()
