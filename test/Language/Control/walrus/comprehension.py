# Bound inside a comprehension, used behind it: the last value.
#
# RUN: %{calls-oracle} %s


def first():
    return 1


def second():
    return 2


def other():
    return 3


def last_of(functions):
    names = [(chosen := function) for function in functions]
    return chosen, names


function, _ = last_of([first, second])
function()
