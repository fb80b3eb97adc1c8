# Handed over before the value arrives or after it has gone.
#
# RUN: %{flows-oracle} %s
import vault


class Box:
    v = None

    def put(self, v):
        self.v = v

    def out(self):
        vault.send(self.v)


b = Box()
b.out()
b.put(vault.acquire())
c = Box()
c.put("x")
c.out()
b.put("clean")
b.out()
items = []
vault.send(items)
items.append(vault.acquire())
items.clear()
vault.send(items)
items.insert(0, vault.acquire())
items[0] = "x"
vault.send(items)
x = "a"
for i in range(3):
    vault.send(x)
    if i == 1:
        x = vault.acquire()
y = vault.acquire()
y, z = "a", y
vault.send(y)
vault.send(z)
del items[:]
items += [vault.acquire(), "b"]
vault.send(items[1])
vault.send(items[-1])
vault.send(items[0])
items.reverse()
vault.send(items[0])
vault.send(items.pop())
vault.send(items)
