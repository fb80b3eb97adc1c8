# An assertion that fails ends the function; the message is made, the handler
# runs.
#
# RUN: %{calls-oracle} %s


def message():
    return "negative"


def use(value):
    return value


def recover(error):
    return error


def run(value):
    assert value > 0, message()
    use(value)


try:
    run(-1)
except AssertionError as error:
    recover(error)
