# `isinstance(x, A | B)` is a test for either.
#
# RUN: %{calls-oracle} %s


class A:
    pass


class B:
    pass


class C:
    pass


def either():
    return None


def neither():
    return None


def check(value):
    if isinstance(value, A | B):
        either()
    else:
        neither()


check(B())
