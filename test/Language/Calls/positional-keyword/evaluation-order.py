# The arguments of a call are calls themselves, made before it.
#
# RUN: %{calls-oracle} %s
def left():
    return 1


def right():
    return 2


def never():
    return 3


def add(a, b):
    return a + b


def total():
    return add(b=right(), a=left())


print(total())
