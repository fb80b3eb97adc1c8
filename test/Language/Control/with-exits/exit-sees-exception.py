# A transaction: `__exit__` commits without an exception and rolls back with one.
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


def fail():
    raise Abort()


def recover():
    return None


def run():
    try:
        with Transaction():
            fail()
    except Abort:
        recover()


run()
