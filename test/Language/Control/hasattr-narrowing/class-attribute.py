# Found on the class, on a base class and by a property.
#
# RUN: %{calls-oracle} %s


class Base:
    sharded = True


class Derived(Base):
    @property
    def size(self):
        return 4


def by_class():
    return None


def by_property():
    return None


def absent():
    return None


d = Derived()
if hasattr(d, "sharded"):
    by_class()
if hasattr(Derived, "size") and hasattr(d, "size"):
    by_property()
if hasattr(Base, "size"):
    absent()
