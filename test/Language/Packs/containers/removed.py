# What was popped, deleted or overwritten is no longer in the container.
#
# RUN: %{flows-oracle} %s
import vault

values = [vault.acquire(), "b"]
popped = values.pop(0)
vault.send(popped)
vault.send(values[0])
table = {"a": vault.acquire(), "b": "b"}
gone = table.pop("a")
vault.send(gone)
vault.send(table)
table = {"a": vault.acquire(), "b": "b"}
del table["a"]
vault.send(table)
values = [vault.acquire()]
values[0] = "clean"
vault.send(values[0])
values = [vault.acquire()]
values.clear()
vault.send(values)
