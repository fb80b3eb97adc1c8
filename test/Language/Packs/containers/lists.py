# Elements of a list by index, by iteration, appended, extended and inserted.
#
# RUN: %{flows-oracle} %s
import vault

values = ["a", vault.acquire(), "c"]
vault.send(values[0])
vault.send(values[1])
vault.send(values[-1])
for value in values:
    vault.send(value)
more = []
more.append(vault.acquire())
vault.send(more[0])
more = ["x"]
more.extend(["y"])
vault.send(more)
more.insert(0, vault.acquire())
vault.send(more[0])
vault.send(more[1])
vault.send(more)
