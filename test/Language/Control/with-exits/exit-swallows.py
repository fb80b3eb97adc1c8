# An `__exit__` that returns a true value ends the exception: the handler outside
# never runs.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


class Tolerate:
    def __init__(self, kind):
        self.kind = kind

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, tb):
        return exc_type is not None and issubclass(exc_type, self.kind)


def fail():
    raise Abort()


def unreached():
    return None


def after():
    return None


def outer():
    return None


def other():
    return None


def run(kind, then, handler):
    try:
        with Tolerate(kind):
            fail()
            unreached()
        then()
    except Abort:
        handler()


run(Abort, after, unreached)
run(KeyError, unreached, outer)
