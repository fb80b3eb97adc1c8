# What `else` raises is not for the clauses of the same `try`.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def work():
    return None


def fail():
    raise Abort()


def inner():
    return None


def outer():
    return None


def run():
    try:
        work()
    except Abort:
        inner()
    else:
        fail()


try:
    run()
except Abort:
    outer()
