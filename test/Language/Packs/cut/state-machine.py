# Loops that count, match statements and states.
#
# RUN: %{flows-oracle} %s
import vault


def f(n):
    v = "none"
    for i in range(n):
        if i == 2:
            v = vault.acquire()
            break
    else:
        v = "else"
    return v


vault.send(f(2))
vault.send(f(3))


def g(kind):
    match kind:
        case {"t": t}:
            return t
        case [a, *rest]:
            return rest
        case str() as s if s == "k":
            return vault.acquire()
        case _:
            return "d"


vault.send(g({"t": vault.acquire()}))
vault.send(g({"u": vault.acquire()}))
vault.send(g([vault.acquire(), "x"]))
vault.send(g(["x", vault.acquire()]))
vault.send(g("k"))
vault.send(g("z"))
i = 0
held = []
while True:
    i += 1
    if i == 2:
        continue
    if i > 3:
        break
    held.append(i)
vault.send(held)
state = "start"
v = "none"
while state != "done":
    if state == "start":
        state = "load"
    elif state == "load":
        v = vault.acquire()
        state = "clean"
    elif state == "clean":
        vault.scrub(v)
        state = "done"
vault.send(v)
x = vault.acquire()
for _ in range(2):
    vault.send(x)
    x = "clean"


def early(a):
    if a is None:
        return "n"
    return a


vault.send(early(None))
vault.send(early(vault.acquire()))


def swap(a, b):
    return b, a


p, q = swap(vault.acquire(), "b")
vault.send(p)
vault.send(q)


def guard(v):
    if not v:
        raise ValueError()
    return v


try:
    vault.send(guard(""))
except ValueError:
    vault.send("caught")
vault.send(guard(vault.acquire()))
