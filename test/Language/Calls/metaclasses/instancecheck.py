# A metaclass that answers isinstance and makes the dict of the class body.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines --implicit-check-not=Meta.__
# LOST: calls of __instancecheck__, __subclasscheck__ and __prepare__
class Meta(type):
    def __instancecheck__(cls, other):
        return True

    @classmethod
    def __prepare__(meta, name, bases):
        return {}

    def make(cls):
        return cls()


class Model(metaclass=Meta):
    pass


isinstance(3, Model)
Model.make()

# CHECK: instancecheck -> <builtin>.isinstance
# CHECK-NEXT: instancecheck -> instancecheck.Meta.make
