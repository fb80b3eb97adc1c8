# A generator as a context: what it yields is entered, the rest runs at the end.
#
# RUN: %{calls-oracle} %s
from contextlib import contextmanager


def acquire():
    pass


def release():
    pass


def use():
    pass


def unused():
    pass


@contextmanager
def gathered(function):
    acquire()
    try:
        yield function
    finally:
        release()


def main():
    with gathered(use) as function:
        function()
    return unused


if __name__ == "__main__":
    main()
