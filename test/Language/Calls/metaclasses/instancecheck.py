# A metaclass that answers isinstance and makes the dict of the class body.
#
# RUN: %{calls-oracle} %s
# LOST: calls of __instancecheck__, __subclasscheck__ and __prepare__
# oracle: lost instancecheck -> instancecheck.Meta.__instancecheck__
# oracle: lost instancecheck -> instancecheck.Meta.__prepare__
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
