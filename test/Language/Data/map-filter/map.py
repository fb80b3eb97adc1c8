# map with a function, a lambda, a method and two sequences.
#
# RUN: %{calls-oracle} %s
class Layer:
    def __init__(self, action):
        self.action = action

    def run(self):
        return self.action()


def a():
    pass


def b():
    pass


def pair(left, right):
    return left


def main():
    layers = list(map(Layer, [a, b]))
    for layer in map(lambda x: x, layers[:1]):
        layer.run()
    list(map(pair, [1], [2]))[0]
    list(map(Layer.run, layers[:1]))


if __name__ == "__main__":
    main()
