# Methods replaced on a class and on an instance.
#
# RUN: %{flows-oracle} %s
import vault


class Client:
    def get(self):
        return "clean"


def leaky(self):
    return vault.acquire()


c = Client()
vault.send(c.get())
Client.get = leaky
vault.send(c.get())
c.get = lambda: "mine"
vault.send(c.get())
vault.send(Client().get())
original = vault.plain
vault_plain = vault.plain
setattr(Client, "get", lambda self: "again")
vault.send(Client().get())
import types

c.bound = types.MethodType(lambda self: vault.acquire(), c)
vault.send(c.bound())
