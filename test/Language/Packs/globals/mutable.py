# A global container filled and emptied by functions.
#
# RUN: %{flows-oracle} %s
import vault

pending = []


def push(value):
    pending.append(value)


def drain():
    while pending:
        vault.send(pending.pop())


push("harmless")
vault.send(pending)
push(vault.acquire())
drain()
