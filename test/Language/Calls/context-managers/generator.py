# A generator as context: what is before the yield, the body, what is after.
#
# RUN: %{calls-oracle} %s
import contextlib


def save():
    pass


def restore():
    pass


def body(value):
    value()


def inner():
    pass


@contextlib.contextmanager
def swapped():
    save()
    try:
        yield inner
    finally:
        restore()


def main():
    with swapped() as value:
        body(value)


main()
