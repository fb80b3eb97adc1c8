# A decorator class for methods binds the object in `__get__`.
#
# RUN: %{calls-oracle} %s
class Bound:
    def __init__(self, function):
        self.function = function

    def __get__(self, instance, owner):
        def bound(*args):
            return self.function(instance, *args)

        return bound


class Model:
    @Bound
    def forward(self, x):
        return self.inner(x)

    def inner(self, x):
        return x


Model().forward(1)
