# contextlib.suppress: of the named exception only.
#
# RUN: %{calls-oracle} %s
from contextlib import suppress


class Missing(Exception):
    pass


class Corrupt(Exception):
    pass


def load(kind):
    raise kind()


def after_missing():
    return None


def after_corrupt():
    return None


def on_corrupt():
    return None


def on_missing():
    return None


def first():
    try:
        with suppress(Missing, KeyError):
            load(Missing)
        after_missing()
    except Missing:
        on_missing()


def second():
    try:
        with suppress(Missing, KeyError):
            load(Corrupt)
        after_corrupt()
    except Corrupt:
        on_corrupt()


first()
second()
