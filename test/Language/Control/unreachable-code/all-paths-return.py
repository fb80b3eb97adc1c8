# Every branch returns or raises: nothing behind them is reached.
#
# RUN: %{calls-oracle} %s


def dead():
    return None


def pick(kind):
    if kind == "a":
        return 1
    elif kind == "b":
        return 2
    else:
        raise KeyError(kind)
    dead()


def use(value):
    return value


def on_error():
    return None


use(pick("b"))
try:
    pick("c")
    dead()
except KeyError:
    on_error()
