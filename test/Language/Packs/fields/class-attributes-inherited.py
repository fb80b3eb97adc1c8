# Attributes of classes, shadowed in derived classes and instances.
#
# RUN: %{flows-oracle} %s
import vault


class Config:
    token = "none"
    shared = []


class Child(Config):
    pass


class Other(Config):
    token = "other"


vault.send(Child.token)
Config.token = vault.acquire()
vault.send(Child.token)
vault.send(Child().token)
vault.send(Other.token)
c = Child()
c.token = "own"
vault.send(c.token)
vault.send(Child().token)
Child().shared.append(vault.acquire())
vault.send(Other.shared)
Config.token = "reset"
vault.send(Child().token)
