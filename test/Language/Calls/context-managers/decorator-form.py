# A context manager class used as a decorator.
#
# RUN: %{calls-oracle} %s
import contextlib


class Timed(contextlib.ContextDecorator):
    def __enter__(self):
        return self

    def __exit__(self, *error):
        return False


@Timed()
def train():
    step()


def step():
    pass


def unused():
    pass


train()
