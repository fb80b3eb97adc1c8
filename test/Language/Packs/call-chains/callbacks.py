# The sink is handed to a helper that calls it.
#
# RUN: %{flows-oracle} %s
from functools import partial

import vault


def apply(f, *args):
    return f(*args)


def each(f, values):
    for value in values:
        f(value)


apply(vault.send, vault.acquire())
apply(vault.send, "x")
each(vault.send, ["x", "y"])
vault.send(apply(vault.acquire))
partial(vault.send, vault.acquire())()
partial(vault.send, "x")()
