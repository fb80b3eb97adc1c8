# Enumerations, metaclasses and hooks of classes.
#
# RUN: %{flows-oracle} %s
import enum
import vault


class Level(enum.Enum):
    LOW = vault.acquire()
    HIGH = "high"


vault.send(Level.LOW.value)
vault.send(Level.HIGH.value)
vault.send(Level["HIGH"].value)
vault.send([m.value for m in Level])


class Meta(type):
    def __call__(cls, *a):
        obj = super().__call__(*a)
        obj.tag = vault.acquire()
        return obj


class Made(metaclass=Meta):
    def __init__(self, v):
        self.v = v


m = Made("x")
vault.send(m.v)
vault.send(m.tag)


class Reg:
    subs = []

    def __init_subclass__(cls, token="none", **k):
        cls.token = token
        Reg.subs.append(cls)


class A(Reg, token=vault.acquire()):
    pass


class B(Reg):
    pass


vault.send(A.token)
vault.send(B.token)
vault.send([s.token for s in Reg.subs])


class Singleton:
    inst = None

    def __new__(cls, *a):
        if cls.inst is None:
            cls.inst = super().__new__(cls)
        return cls.inst

    def __init__(self, v):
        self.v = v


s1 = Singleton(vault.acquire())
vault.send(s1.v)
s2 = Singleton("b")
vault.send(s1.v)


def deco(cls):
    cls.extra = vault.acquire()
    return cls


@deco
class D:
    pass


vault.send(D().extra)


class Outer:
    secret = vault.acquire()

    class Inner:
        v = "inner"


vault.send(Outer.Inner.v)
vault.send(Outer.secret)
