# The value of `and` and `or` is that of an operand, here a function.
#
# RUN: %{calls-oracle} %s


def given():
    return None


def fallback():
    return None


def guarded():
    return None


def choose(function):
    return function or fallback


choose(given)()
choose(None)()
(None or guarded)()
