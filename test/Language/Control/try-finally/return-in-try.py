# A `return` in the body passes the `finally`, the code behind is not reached.
#
# RUN: %{calls-oracle} %s


def compute():
    return 1


def clean_up():
    return None


def after():
    return None


def use(value):
    return value


def run():
    try:
        return compute()
    finally:
        clean_up()
    after()


use(run())
