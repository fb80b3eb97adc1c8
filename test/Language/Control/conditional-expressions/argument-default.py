# The usual `x if x is not None else default()`.
#
# RUN: %{calls-oracle} %s


def default_group():
    return "world"


def given_group():
    return "dp"


def reduce(group=None):
    group = group if group is not None else default_group()
    return group


def scatter(group=None):
    group = group if group is not None else other_group()
    return group


def other_group():
    return "other"


reduce()
scatter(given_group())
