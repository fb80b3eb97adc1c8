# A list and a dict spread into a call reach the parameters they stand for.
#
# RUN: %{calls-oracle} %s
def relu(x):
    return x


def gelu(x):
    return x


def block(first, second, last=None):
    first(1)
    last(2)


layers = [relu, relu]
options = {"last": gelu}
block(*layers, **options)
