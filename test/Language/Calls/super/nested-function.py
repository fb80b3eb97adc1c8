# `super()` inside a closure and a comprehension of a method.
#
# RUN: %{calls-oracle} %s
class Base:
    def load(self, i=0):
        return i


class Child(Base):
    def load(self, i=0):
        return i

    def later(self):
        def inner():
            return super(Child, self).load()

        return inner()


Child().later()
