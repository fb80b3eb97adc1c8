# Objects built in a comprehension keep their classes.
#
# RUN: %{calls-oracle} %s
class Linear:
    def reset(self):
        pass


class Norm:
    def reset(self):
        pass


class Dropout:
    def reset(self):
        pass


def main():
    layers = {cls.__name__: cls() for cls in (Linear, Norm, Dropout)}
    layers["Norm"].reset()
    [layer.reset() for name, layer in layers.items() if name.startswith("L")]


if __name__ == "__main__":
    main()
