# `type(x) is C` does not hold for a derived class, `issubclass` does.
#
# RUN: %{calls-oracle} %s


class Base:
    pass


class Derived(Base):
    pass


def exactly():
    return None


def derived():
    return None


def unrelated():
    return None


def check(value):
    if type(value) is Base:
        exactly()
    elif issubclass(type(value), Base):
        derived()
    else:
        unrelated()


check(Derived())
