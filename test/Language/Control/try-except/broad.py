# A broad clause catches what the program raises; behind the `raise` nothing
# runs.
#
# RUN: %{calls-oracle} %s


def check(value):
    if value < 0:
        raise ValueError(value)
    return value


def use(value):
    return value


def fall_back():
    return 0


def safe(value):
    try:
        return use(check(value))
    except Exception:
        return fall_back()


safe(-1)
