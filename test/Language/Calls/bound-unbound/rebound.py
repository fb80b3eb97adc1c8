# A method bound to another object than the one it was looked up on.
#
# RUN: %{calls-oracle} %s
import types


class Model:
    def name(self):
        pass


class Twin:
    def name(self):
        pass


def describe(self):
    self.name()


model = Model()
model.describe = types.MethodType(describe, model)
model.describe()
