# Keys made by one line of code in a loop.
#
# RUN: %{calls-oracle} %s
class Parameter:
    def __init__(self, name):
        self.name = name


def on_weight():
    pass


def on_bias():
    pass


def main():
    params = [Parameter(name) for name in ("weight", "bias")]
    handlers = dict(zip(params, (on_weight, on_bias)))
    for param in params:
        if param.name == "weight":
            handlers[param]()


if __name__ == "__main__":
    main()
