# `super()` without arguments, in a constructor and a method.
#
# RUN: %{calls-oracle} %s
class Base:
    def __init__(self):
        self.setup()

    def setup(self):
        pass

    def step(self):
        pass


class Derived(Base):
    def __init__(self):
        super().__init__()

    def setup(self):
        super().setup()

    def step(self):
        pass


Base()
Derived()
