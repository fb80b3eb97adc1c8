# operator.methodcaller and attrgetter.
#
# RUN: %{calls-oracle} %s
import operator


class Layer:
    def __init__(self):
        self.act = act

    def reset(self):
        pass

    def forward(self):
        pass


def act():
    pass


layer = Layer()
operator.methodcaller("reset")(layer)
operator.attrgetter("act")(layer)()
