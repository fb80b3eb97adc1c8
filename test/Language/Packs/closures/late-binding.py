# Closures of a loop see the last value; a default keeps the one of its round.
#
# RUN: %{flows-oracle} %s
import vault

values = [vault.acquire(), "last"]
late = []
early = []
for value in values:
    late.append(lambda: value)
    early.append(lambda value=value: value)
vault.send(late[0]())
vault.send(early[0]())
vault.send(early[1]())
