# A decorator that takes options by returning a partial of itself.
#
# RUN: %{calls-oracle} %s
from functools import partial


def traced(function=None, *, tag=None):
    if function is None:
        return partial(traced, tag=tag)

    def wrapper():
        if tag:
            tag()
        return function()

    return wrapper


def note():
    pass


@traced(tag=note)
def job():
    pass


@traced
def plain():
    pass


job()
plain()
