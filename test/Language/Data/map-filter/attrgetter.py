# operator.attrgetter, itemgetter and methodcaller as functions.
#
# RUN: %{calls-oracle} %s
from operator import attrgetter, itemgetter, methodcaller


class Layer:
    def __init__(self, action):
        self.action = action

    def first(self):
        pass

    def second(self):
        pass


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    for function in map(attrgetter("action"), [Layer(a)]):
        function()
    itemgetter(1)([a, b])()
    itemgetter("x")({"x": b, "y": c})()
    methodcaller("second")(Layer(c))


if __name__ == "__main__":
    main()
