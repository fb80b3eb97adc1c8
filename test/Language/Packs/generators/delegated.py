# yield from, and a generator consumed elsewhere.
#
# RUN: %{flows-oracle} %s
import vault


def inner():
    yield vault.acquire()


def outer():
    yield "x"
    yield from inner()


def consume(generator):
    for value in generator:
        vault.send(value)


def consume_quietly(generator):
    for value in generator:
        vault.send(value)


consume(outer())
consume_quietly(v for v in ["a", "b"])
