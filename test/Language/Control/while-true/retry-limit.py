# Retries until the attempt succeeds; the limit is not reached.
#
# RUN: %{calls-oracle} %s


class Busy(Exception):
    pass


def connect(attempt):
    if attempt < 2:
        raise Busy(attempt)
    return attempt


def back_off(attempt):
    return attempt


def give_up():
    return None


def use(connection):
    return connection


def run():
    attempt = 0
    while True:
        try:
            connection = connect(attempt)
            break
        except Busy:
            back_off(attempt)
            attempt += 1
            if attempt > 5:
                give_up()
                raise
    use(connection)


run()
