# Enumerated, zipped, chained, sliced.
#
# RUN: %{flows-oracle} %s
import itertools
import vault

a = [vault.acquire(), "b"]
for i, x in enumerate(a):
    if i == 1:
        vault.send(x)
    else:
        vault.send(x)
for x, y in zip(a, ["p", "q"]):
    vault.send(y)
    vault.send(x)
vault.send(list(itertools.chain(["x"], ["y"])))
vault.send(list(itertools.chain(["x"], a)))
d = dict(zip(["k", "l"], a))
vault.send(d["k"])
vault.send(d["l"])
vault.send({k: v for k, v in d.items() if k == "l"})
vault.send([x for x in a if x == "b"])  # may flow: nobody knows what it equals
vault.send(next(iter(a)))
vault.send(a[-1])
vault.send(a[::-1][0])
vault.send(a[1:])
vault.send(a[:1])
vault.send("".join(x for x in ["a", "b"]))
vault.send("".join(x for x in a))
s = {vault.acquire()} - {"x"}
vault.send(s)
vault.send(set(a) & {"b"})  # may flow: nor what it is in
b = [*a, "c"]
vault.send(b[2])
(c, (d1, e1)) = ("c", (vault.acquire(), "e"))
vault.send(c)
vault.send(d1)
vault.send(e1)
vault.send(list(reversed(a))[0])
vault.send(any(a))
vault.send(len(a))
vault.send(tuple(a)[0])
matrix = [[1, vault.acquire()], [2, "x"]]
vault.send([row[0] for row in matrix])
vault.send([row[1] for row in matrix])
vault.send(list(zip(*matrix))[0])
vault.send(list(zip(*matrix))[1])
vault.send(list(itertools.islice(a, 1, 2)))
vault.send(a.index("b"))
vault.send(a.count("b"))
