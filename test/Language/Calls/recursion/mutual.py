# Two functions that call one another.
#
# RUN: %{calls-oracle} %s
def even(n):
    if n == 0:
        return zero()
    return odd(n - 1)


def odd(n):
    if n == 0:
        return False
    return even(n - 1)


def zero():
    return True


even(6)
