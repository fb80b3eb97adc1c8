# Class patterns with attributes; a derived class matches its base.
#
# RUN: %{calls-oracle} %s


class Layer:
    def __init__(self, size):
        self.size = size


class Linear(Layer):
    pass


class Norm(Layer):
    pass


class Other:
    pass


def large():
    return None


def norm():
    return None


def layer(size):
    return size


def nothing():
    return None


def plan(module):
    match module:
        case Linear(size=4096):
            large()
        case Norm():
            norm()
        case Layer(size=size):
            layer(size)
        case _:
            nothing()


plan(Linear(4096))
plan(Linear(8))
