# Functions found in tables, registered, cached, wrapped.
#
# RUN: %{flows-oracle} %s
import vault
from functools import singledispatch, lru_cache, wraps, partialmethod

table = {"leak": vault.acquire, "clean": vault.plain}
vault.send(table["leak"]())
vault.send(table["clean"]())
for name in ("clean",):
    vault.send(table[name]())


def register(kind):
    def deco(f):
        handlers[kind] = f
        return f

    return deco


handlers = {}


@register("a")
def ha(v):
    vault.send(v)


@register("b")
def hb(v):
    vault.send("b")


handlers["b"](vault.acquire())
handlers["a"]("x")


def run():
    handlers["a"](vault.acquire())


run()


@lru_cache(maxsize=None)
def cached(k):
    return vault.acquire() if k else "none"


vault.send(cached(1))
vault.send(cached(0))


def logged(f):
    @wraps(f)
    def inner(*a, **k):
        r = f(*a, **k)
        vault.send(r)
        return r

    return inner


@logged
def c1():
    return "x"


c1()


@logged
def c2():
    return vault.acquire()


def t():
    c2()


t()


class K:
    def base(self, a, b):
        vault.send(b)

    fixed = partialmethod(base, "a")


K().fixed("b")
K().fixed(vault.acquire())


@singledispatch
def show(v):
    vault.send("x")


@show.register(str)
def _(v):
    vault.send(v)
