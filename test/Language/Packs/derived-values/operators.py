# Operators and protocols that the program defines itself.
#
# RUN: %{flows-oracle} %s
import vault


class Money:
    def __init__(self, v):
        self.v = v

    def __add__(self, other):
        return Money(self.v + other.v)

    def __getitem__(self, k):
        return self.v if k == "v" else "none"

    def __getattr__(self, name):
        return "dynamic" if name != "leak" else self.v

    def __call__(self):
        return self.v

    def __iter__(self):
        yield self.v

    def __len__(self):
        return 1

    def __contains__(self, x):
        return False

    def __eq__(self, o):
        return True

    def __enter__(self):
        return self.v

    def __exit__(self, *e):
        return False


m = Money(vault.acquire())
n = Money("n")
vault.send((m + n).v)
vault.send((n + n).v)
vault.send(m["v"])
vault.send(m["other"])
vault.send(m.leak)
vault.send(m.other)
vault.send(m())
vault.send(n())
for x in m:
    vault.send(x)
with n as y:
    vault.send(y)
with m as z:
    vault.send(z)
vault.send(len(m))
x = vault.acquire() or "b"
vault.send(x)
x = "" or "b"
vault.send(x)
x = "a" and vault.acquire()
vault.send(x)
x = vault.acquire() and "a"
vault.send(x)  # may flow: what is false is handed on
vault.send("a" if True else vault.acquire())
if w := vault.acquire():
    vault.send(w)
vault.send(not w)
vault.send(w == "a")
vault.send(w is None)
