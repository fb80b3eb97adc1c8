# Generators that filter and change what passes through.
#
# RUN: %{flows-oracle} %s
import vault


def read():
    yield vault.acquire()
    yield vault.acquire()


def passing(values):
    for value in values:
        yield value


def masking(values):
    for _ in values:
        yield "***"


for value in passing(read()):
    vault.send(value)
for value in masking(read()):
    vault.send(value)
