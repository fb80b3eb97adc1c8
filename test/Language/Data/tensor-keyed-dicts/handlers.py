# A dict keyed by the object: each object finds its own.
#
# RUN: %{calls-oracle} %s
class Parameter:
    pass


def on_weight():
    pass


def on_bias():
    pass


def main():
    weight, bias = Parameter(), Parameter()
    handlers = {weight: on_weight, bias: on_bias}
    handlers[bias]()


if __name__ == "__main__":
    main()
