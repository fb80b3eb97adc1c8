# Two closures of one function do not share their cells.
#
# RUN: %{calls-oracle} %s
def counter(report):
    count = 0

    def step():
        nonlocal count
        count += 1
        report()

    return step


def loud():
    pass


def quiet():
    pass


one = counter(loud)
two = counter(quiet)
one()
