# The inner loop is left by a `break` of its own, the outer by a return.
#
# RUN: %{calls-oracle} %s


def inner(a, b):
    return (a, b)


def between(a):
    return a


def done(a):
    return a


def dead():
    return None


def run():
    a = 0
    while True:
        b = 0
        while True:
            inner(a, b)
            b += 1
            if b == 2:
                break
        between(a)
        a += 1
        if a == 2:
            return done(a)
    dead()


run()
