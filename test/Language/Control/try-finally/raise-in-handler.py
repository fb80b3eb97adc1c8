# A handler that fails itself: its own `finally` runs, the sibling clauses do not.
#
# RUN: %{calls-oracle} %s


class First(Exception):
    pass


class Second(Exception):
    pass


def work():
    raise First()


def clean_up():
    return None


def sibling():
    return None


def caught():
    return None


def run():
    try:
        work()
    except First:
        raise Second()
    except Second:
        sibling()
    finally:
        clean_up()


try:
    run()
except Second:
    caught()
