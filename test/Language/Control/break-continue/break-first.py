# After a `break` no further element is seen.
#
# RUN: %{calls-oracle} %s


def first():
    return 1


def second():
    return 2


def third():
    return 3


def run(callbacks, stop):
    for callback in callbacks:
        if callback() == stop:
            break


run([first, second, third], 2)
