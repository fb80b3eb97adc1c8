# `super()` in `__new__` and in a class method.
#
# RUN: %{calls-oracle} %s
class Base:
    def __new__(cls):
        return super().__new__(cls)

    @classmethod
    def build(cls):
        return cls()


class Child(Base):
    def __new__(cls):
        return super().__new__(cls)

    @classmethod
    def build(cls):
        return super().build()

    def ready(self):
        pass


Child.build().ready()
