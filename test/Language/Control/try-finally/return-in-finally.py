# A `return` in the `finally` swallows the exception and replaces the result.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def work():
    raise Abort()


def first():
    return None


def second():
    return None


def handler():
    return None


def run():
    try:
        work()
        return first
    finally:
        return second


def main():
    try:
        run()()
    except Abort:
        handler()


main()
