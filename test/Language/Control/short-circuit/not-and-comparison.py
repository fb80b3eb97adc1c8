# `not`, and a chained comparison that stops in the middle.
#
# RUN: %{calls-oracle} %s


def low():
    return 5


def middle():
    return 3


def high():
    return 9


def inside():
    return None


def outside():
    return None


if not low() < middle() < high():
    outside()
else:
    inside()
