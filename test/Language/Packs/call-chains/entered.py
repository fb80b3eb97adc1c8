# Contexts of every make: generators, objects, stacks of them.
#
# RUN: %{flows-oracle} %s
import vault
from contextlib import contextmanager, ExitStack, closing


@contextmanager
def opened(value):
    yield value
    vault.send("after")


class Scope:
    def __init__(self, v):
        self.v = v

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.v = "closed"
        return True


with opened(vault.acquire()) as v:
    vault.send(v)
with Scope(vault.acquire()) as s:
    vault.send(s.v)
vault.send(s.v)
with Scope("x") as t, opened("y") as u:
    vault.send(t.v)
    vault.send(u)


@contextmanager
def scrubbed(value):
    vault.scrub(value)
    yield value


with scrubbed(vault.acquire()) as w:
    vault.send(w)
value = vault.acquire()
with Scope("q"):
    value = "none"
    raise ValueError()
    value = vault.acquire()
vault.send(value)
with ExitStack() as stack:
    z = stack.enter_context(opened(vault.acquire()))
    vault.send(z)
