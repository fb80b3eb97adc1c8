# Through bound, class and static methods, inherited ones and super().
#
# RUN: %{flows-oracle} %s
import vault


class Base:
    def fetch(self):
        return vault.acquire()

    @staticmethod
    def same(x):
        return x

    @classmethod
    def build(cls, x):
        return cls.same(x)


class Child(Base):
    def fetch(self):
        return super().fetch()

    def label(self):
        return "child"


child = Child()
vault.send(child.fetch())
vault.send(Child.build(vault.acquire()))
vault.send(Child.build("x"))
vault.send(child.label())
method = child.fetch
vault.send(method())
