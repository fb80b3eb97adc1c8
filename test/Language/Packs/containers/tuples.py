# Tuples, unpacking, stars and swaps.
#
# RUN: %{flows-oracle} %s
import vault

pair = (vault.acquire(), "b")
first, second = pair
vault.send(first)
vault.send(second)
a, *rest = "a", "b", vault.acquire()
vault.send(a)
vault.send(rest)
vault.send(rest[0])
vault.send(rest[1])
x, y = "x", vault.acquire()
x, y = y, x
vault.send(x)
vault.send(y)
