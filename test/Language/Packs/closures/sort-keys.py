# Lambdas as keys, as filters, as steps of a reduction.
#
# RUN: %{flows-oracle} %s
import vault

rows = [{"n": 2, "t": vault.acquire()}, {"n": 1, "t": "clean"}]
for row in sorted(rows, key=lambda r: r["n"]):
    vault.send(row["t"])
vault.send(max(rows, key=lambda r: r["n"])["t"])
vault.send(min(rows, key=lambda r: r["n"])["t"])


def key(r):
    vault.send(r["t"])
    return r["n"]


rows.sort(key=key)
vault.send(list(map(lambda r: r["n"], rows)))
vault.send(list(map(lambda r: r["t"], rows)))
vault.send(list(filter(lambda r: r["n"] == 1, rows)))
from functools import reduce, partial

vault.send(reduce(lambda a, b: a + b["t"], rows, ""))
p = partial(vault.send, rows[0]["t"])
p()
q = partial(lambda a, b: vault.send(b), "x")
q(vault.acquire())
q("y")
