# Decorators that pass the result on, replace it, or hand it out themselves.
#
# RUN: %{flows-oracle} %s
import functools

import vault


def passing(f):
    @functools.wraps(f)
    def wrapper(*args, **kwargs):
        return f(*args, **kwargs)

    return wrapper


def replacing(f):
    def wrapper(*args, **kwargs):
        f(*args, **kwargs)
        return "replaced"

    return wrapper


def sending(where):
    def decorate(f):
        def wrapper(*args):
            result = f(*args)
            where(result)
            return None

        return wrapper

    return decorate


@passing
def one():
    return vault.acquire()


@replacing
def two():
    return vault.acquire()


@sending(vault.send)
def three(x):
    return x


vault.send(one())
vault.send(two())
three("x")
three(vault.acquire())


@sending(vault.send)
def four():
    return "harmless"


four()
