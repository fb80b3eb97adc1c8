# The exception is not caught here: `finally` runs, what follows does not.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def work():
    raise Abort()


def clean_up():
    return None


def after():
    return None


def outer_handler():
    return None


def run():
    try:
        work()
    finally:
        clean_up()
    after()


def main():
    try:
        run()
        after()
    except Abort:
        outer_handler()


main()
