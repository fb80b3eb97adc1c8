# A local of the same name hides the global.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()


def local():
    token = "own"
    vault.send(token)


def parameter(token):
    vault.send(token)


local()
parameter("given")
vault.send(token)
