# An assertion that holds is passed.
#
# RUN: %{calls-oracle} %s


def check(value):
    return value > 0


def message():
    return "negative"


def use(value):
    return value


def run(value):
    assert check(value), message()
    use(value)


run(1)
