# Values that are the default of a parameter, shared where Python shares them.
#
# RUN: %{flows-oracle} %s
import vault

SECRET = vault.acquire()


def f(x=SECRET, y="none"):
    vault.send(x)
    vault.send(y)


f()
f("given")


def g(acc=[]):
    acc.append("x")
    vault.send(acc)
    return acc


g()
g().append(vault.acquire())
g()


class C:
    def m(self, v=vault.acquire()):
        vault.send(v)


C().m()
C().m("a")
