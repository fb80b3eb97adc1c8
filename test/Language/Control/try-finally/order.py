# `else` runs before `finally`; both run when nothing is raised.
#
# RUN: %{calls-oracle} %s


def work():
    return None


def handler():
    return None


def otherwise():
    return None


def clean_up():
    return None


def after():
    return None


def run():
    try:
        work()
    except ValueError:
        handler()
    else:
        otherwise()
    finally:
        clean_up()
    after()


run()
