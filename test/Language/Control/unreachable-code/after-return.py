# Code behind `return`, `raise`, `break` and `continue`.
#
# RUN: %{calls-oracle} %s


class Stop(Exception):
    pass


def dead():
    return None


def live():
    return None


def returns():
    live()
    return 1
    dead()


def raises():
    raise Stop()
    dead()


def loops():
    for _ in range(2):
        continue
        dead()
    for _ in range(2):
        break
        dead()


returns()
loops()
try:
    raises()
    dead()
except Stop:
    live()
