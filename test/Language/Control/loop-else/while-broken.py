# Retries with a counter: one attempt succeeds, `else` is passed by.
#
# RUN: %{calls-oracle} %s


def give_up():
    return None


def succeed(number):
    return number


def connect(retries):
    left = retries
    while left > 0:
        if left == 2:
            succeed(left)
            break
        left -= 1
    else:
        give_up()


connect(3)
