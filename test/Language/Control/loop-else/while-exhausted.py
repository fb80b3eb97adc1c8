# Retries with a counter: `else` runs when the test of `while` fails.
#
# RUN: %{calls-oracle} %s


def attempt(number):
    return number > 5


def give_up():
    return None


def succeed(number):
    return number


def connect(retries):
    left = retries
    while left > 0:
        if attempt(left):
            succeed(left)
            break
        left -= 1
    else:
        give_up()


connect(3)
