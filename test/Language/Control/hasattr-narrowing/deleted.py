# After `del` and `delattr` the attribute is gone.
#
# RUN: %{calls-oracle} %s


class Holder:
    def __init__(self):
        self.state = 1
        self.cache = 2


def has_state():
    return None


def no_state():
    return None


def has_cache():
    return None


def no_cache():
    return None


def check(holder):
    if hasattr(holder, "state"):
        has_state()
    else:
        no_state()
    if hasattr(holder, "cache"):
        has_cache()
    else:
        no_cache()


h = Holder()
del h.state
delattr(h, "cache")
check(h)
