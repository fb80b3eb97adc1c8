# Released by a helper, in a loop, in one of two elements.
#
# RUN: %{flows-oracle} %s
import vault


def clean(v):
    vault.scrub(v)
    return v


vault.send(clean(vault.acquire()))
v = vault.acquire()
vault.send(v)
vault.scrub(v)
vault.send(v)
w = vault.acquire()
for x in [w]:
    vault.scrub(x)
vault.send(w)
d = {"a": vault.acquire(), "b": vault.acquire()}
vault.scrub(d["a"])
vault.send(d["a"])
vault.send(d["b"])


def maybe(v, on):
    if on:
        vault.scrub(v)
    return v


vault.send(maybe(vault.acquire(), True))
vault.send(maybe(vault.acquire(), False))


class Filter:
    def __init__(self, nxt):
        self.nxt = nxt

    def __call__(self, v):
        vault.scrub(v)
        self.nxt(v)


Filter(vault.send)(vault.acquire())
t = vault.acquire()
u = t + "x"
vault.scrub(t)
vault.send(u)
try:
    r = vault.acquire()
    vault.scrub(r)
finally:
    vault.send(r)
