# A handler that notes the error and raises it again: the outer handler sees the
# same exception.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def work():
    raise Abort()


def note(error):
    return error


def clean_up():
    return None


def after():
    return None


def on_abort(error):
    return error


def on_other(error):
    return error


def run():
    try:
        work()
    except Exception as error:
        note(error)
        raise
    finally:
        clean_up()
    after()


def main():
    try:
        run()
    except ValueError as error:
        on_other(error)
    except Abort as error:
        on_abort(error)


main()
