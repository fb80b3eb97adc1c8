# A method that is a generator, over attributes of its object.
#
# RUN: %{calls-oracle} %s
class Model:
    def __init__(self, *layers):
        self.layers = layers

    def walk(self):
        for layer in self.layers:
            yield layer


class Linear:
    def reset(self):
        pass


class Norm:
    def reset(self):
        pass


def main():
    small, large = Model(Linear()), Model(Norm(), Linear())
    for layer in small.walk():
        layer.reset()
    return large


if __name__ == "__main__":
    main()
