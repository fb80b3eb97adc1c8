# Descriptors, slots, properties and attributes by name.
#
# RUN: %{flows-oracle} %s
import vault


class Field:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner=None):
        return getattr(obj, self.name, "unset")

    def __set__(self, obj, value):
        setattr(obj, self.name, value)


class Clean:
    def __set__(self, obj, value):
        vault.scrub(value)
        obj.__dict__["c"] = value

    def __get__(self, obj, owner=None):
        return obj.__dict__["c"]


class R:
    a = Field()
    b = Field()
    c = Clean()
    __slots__ = ("_a", "_b", "__dict__")

    @property
    def both(self):
        return self.a + self.b

    @classmethod
    def make(cls, a):
        r = cls()
        r.a = a
        return r

    @staticmethod
    def ident(x):
        return x


r = R.make(vault.acquire())
vault.send(r.a)
vault.send(r.b)
r.b = "b"
vault.send(r.both)
r.a = "x"
vault.send(r.both)
r.c = vault.acquire()
vault.send(r.c)
vault.send(R.ident(vault.acquire()))
vault.send(R.ident("x"))
setattr(r, "dyn" + "amic", vault.acquire())
vault.send(r.dynamic)
vault.send(vars(r)["dynamic"])
vault.send(getattr(r, "missing", "default"))
vault.send(getattr(r, "nothing", vault.acquire()))
delattr(r, "dynamic")
vault.send(hasattr(r, "dynamic"))
