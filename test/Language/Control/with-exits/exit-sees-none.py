# The same transaction with a body that does not raise: nothing is rolled back.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def commit():
    return None


def roll_back():
    return None


class Transaction:
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, tb):
        if exc_type is not None:
            roll_back()
        else:
            commit()


def work():
    return None


def recover():
    return None


def run():
    try:
        with Transaction():
            work()
    except Abort:
        recover()


run()
