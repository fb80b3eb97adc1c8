# Through positional, keyword, default and spread arguments of helpers.
#
# RUN: %{flows-oracle} %s
import vault


def pass_on(a, b=None, *rest, c="c", **more):
    vault.send(a)
    vault.send(b)
    vault.send(c)
    vault.send(rest)
    vault.send(more.get("d"))
    vault.send(more.get("e"))


def one(a, b="b", *rest, c="c", **more):
    vault.send(a)
    vault.send(b)
    vault.send(rest)
    vault.send(c)
    vault.send(more.get("d"))


pass_on("a", vault.acquire(), "x", vault.acquire(), c=vault.acquire(), d=vault.acquire(), e="e")
one(vault.acquire())
