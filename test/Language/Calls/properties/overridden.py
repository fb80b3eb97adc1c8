# A property that a derived class overrides, with access to the parent's.
#
# RUN: %{calls-oracle} %s
class Base:
    @property
    def size(self):
        return 1


class Derived(Base):
    @property
    def size(self):
        return super().size + 1


print(Derived().size)
