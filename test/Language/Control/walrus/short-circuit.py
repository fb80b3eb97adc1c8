# Bound on the right of `and`, only when the left holds.
#
# RUN: %{calls-oracle} %s


def find(name):
    return name


def use(value):
    return value


def unused(value):
    return value


def run(enabled, name):
    if enabled and (found := find(name)):
        use(found)
    if not enabled and (found := unused(name)):
        use(found)


run(True, "rank")
