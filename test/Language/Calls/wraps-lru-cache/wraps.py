# functools.wraps copies names; what is called stays the wrapper.
#
# RUN: %{calls-oracle} %s
import functools


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        before()
        return function(*args, **kwargs)

    return wrapper


def before():
    pass


@logged
def step(action):
    return action()


def act():
    pass


step(act)
