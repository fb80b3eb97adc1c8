# A copy, shallow or deep, keeps its own elements.
#
# RUN: %{flows-oracle} %s
import copy
import vault

a = [vault.acquire(), "b"]
vault.send(copy.copy(a))
vault.send(copy.deepcopy({"k": a}))
b = list(a)
a.clear()
vault.send(a)
vault.send(b)
c = b[:]
c[0] = "x"
vault.send(c)
vault.send(b)
d = dict(k=vault.acquire(), j="j")
e = {**d, "k": "over"}
vault.send(e)
vault.send(d)
f = d | {"j": vault.acquire()}
vault.send(f["j"])
vault.send(d["j"])
g = d.copy()
g["k"] = "z"
vault.send(g["k"])
vault.send(d["k"])


class P:
    pass


p = P()
p.v = vault.acquire()
q = copy.copy(p)
q.v = "x"
vault.send(q.v)
vault.send(p.v)
