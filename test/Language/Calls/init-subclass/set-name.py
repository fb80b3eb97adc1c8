# Attributes of the class body are told their name before the hook runs.
#
# RUN: %{calls-oracle} %s
class Field:
    def __set_name__(self, owner, name):
        self.bind(name)

    def bind(self, name):
        pass

    def check(self):
        pass


class Schema:
    def __init_subclass__(cls):
        cls.size.check()


class Image(Schema):
    size = Field()
