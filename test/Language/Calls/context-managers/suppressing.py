# An `__exit__` that swallows the error: what follows runs.
#
# RUN: %{calls-oracle} %s
class Swallow:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        return True


class Failure(Exception):
    def __init__(self, why):
        self.why = why


def fail():
    raise Failure("x")


def skipped():
    pass


def after():
    pass


with Swallow():
    fail()
    skipped()
after()
