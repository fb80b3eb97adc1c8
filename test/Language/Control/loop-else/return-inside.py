# A `return` out of the loop passes the `else` by as well.
#
# RUN: %{calls-oracle} %s


def default_group():
    return "world"


def describe(group):
    return group


def group_of(ranks, rank):
    for name, members in ranks.items():
        if rank in members:
            return name
    else:
        return default_group()


describe(group_of({"dp": [0, 1], "tp": [2, 3]}, 2))
