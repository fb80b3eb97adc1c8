# Closures in closures, each with its own cells.
#
# RUN: %{flows-oracle} %s
import vault


def make(secret):
    def middle(prefix):
        def inner(tail):
            vault.send(prefix)
            vault.send(tail)
            return secret

        return inner

    return middle


one = make(vault.acquire())("p")
two = make("clean")("p")
vault.send(one("t"))
vault.send(two("t"))


def counter():
    held = "none"

    def put(v):
        nonlocal held
        held = v

    def get():
        return held

    return put, get


put, get = counter()
vault.send(get())
put(vault.acquire())
vault.send(get())
put("again")
vault.send(get())
fs = [lambda v=v: v for v in (vault.acquire(), "b")]
vault.send(fs[0]())
vault.send(fs[1]())
