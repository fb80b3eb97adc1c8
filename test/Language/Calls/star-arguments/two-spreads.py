# Two spread sequences and two spread mappings in one call.
#
# RUN: %{calls-oracle} %s
def one():
    pass


def two():
    pass


def three():
    pass


def four():
    pass


def pick(a, b, c, d):
    b()
    c()


head, tail = [one], (two,)
pick(*head, *tail, **{"c": three}, **{"d": four})
