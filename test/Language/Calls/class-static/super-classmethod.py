# A class method that calls its parent's keeps the class it was called on.
#
# RUN: %{calls-oracle} %s
class Base:
    @classmethod
    def make(cls):
        return cls.kind()

    @classmethod
    def kind(cls):
        pass


class Child(Base):
    @classmethod
    def make(cls):
        return super().make()

    @classmethod
    def kind(cls):
        pass


Child.make()
Base.make()
