# Generators that are sent values and return them.
#
# RUN: %{flows-oracle} %s
import vault


def source():
    yield "a"
    yield vault.acquire()


def only(values):
    for v in values:
        if v != "a":
            yield v


def echo():
    got = yield "first"
    while got is not None:
        got = yield got


it = source()
vault.send(next(it))
vault.send(next(it))
for v in only(source()):
    vault.send(v)
g = echo()
vault.send(next(g))
vault.send(g.send(vault.acquire()))
vault.send(g.send("clean"))


def ret():
    yield "x"
    return vault.acquire()


def deleg():
    r = yield from ret()
    vault.send(r)


for x in deleg():
    vault.send(x)
vault.send([v for v in source()][0])
vault.send([v for v in source()][1])
first, second = source()
vault.send(first)
vault.send(second)
