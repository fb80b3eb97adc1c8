# Sequences by length, with a star; a list matches as a tuple does, a string does
# not.
#
# RUN: %{calls-oracle} %s


def empty():
    return None


def one(item):
    return item


def pair(left, right):
    return (left, right)


def more(first, rest):
    return (first, rest)


def scalar(item):
    return item


def route(value):
    match value:
        case []:
            empty()
        case [item]:
            one(item)
        case [left, right]:
            pair(left, right)
        case [first, *rest]:
            more(first, rest)
        case other:
            scalar(other)


route([1])
route((1, 2))
route("ab")
