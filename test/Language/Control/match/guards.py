# A guard decides after the pattern matched, with what the pattern captured.
#
# RUN: %{calls-oracle} %s


def small(size):
    return size


def large(size):
    return size


def negative():
    return None


def check(size):
    return size > 100


def route(size):
    match size:
        case int() if size < 0:
            negative()
        case value if check(value):
            large(value)
        case value:
            small(value)


route(7)
