# `@property`, `@staticmethod` and `@classmethod` over a definition are no calls;
# the same names called otherwise are.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines
class Model:
    @property
    def size(self):
        return 1

    @size.setter
    def size(self, value):
        pass

    @staticmethod
    def make():
        pass

    @classmethod
    def load(cls):
        pass


class Other:
    def get(self):
        return 1

    size = property(get)
    twice = staticmethod(lambda: 2)


def run():
    Model.make()


# CHECK-NOT: classmethod
# CHECK-NOT: setter
# CHECK: decorations -> <builtin>.property
# CHECK-NEXT: decorations -> <builtin>.staticmethod
# CHECK-NEXT: decorations.run -> decorations.Model.make
# CHECK-NOT: {{.}}
