# What a generator yields, by iteration, next and list.
#
# RUN: %{flows-oracle} %s
import vault


def tokens():
    yield "first"
    yield vault.acquire()


def harmless():
    vault.acquire()
    yield "first"


for value in harmless():
    vault.send(value)
values = list(tokens())
vault.send(values[0])
vault.send(values[1])
for value in tokens():
    vault.send(value)
