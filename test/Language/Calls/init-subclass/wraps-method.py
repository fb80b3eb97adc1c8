# The hook replaces a method of each derived class.
#
# RUN: %{calls-oracle} %s
class Module:
    def __init_subclass__(cls):
        original = cls.forward

        def forward(self):
            before()
            return original(self)

        cls.forward = forward

    def forward(self):
        pass


def before():
    pass


class Net(Module):
    def forward(self):
        pass


Net().forward()
