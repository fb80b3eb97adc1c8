# A function chosen by the class of its first argument: the nearest one that is
# registered.
#
# RUN: %{calls-oracle} %s
import functools


class Layer:
    pass


class Wide(Layer):
    pass


@functools.singledispatch
def move(x):
    pass


@move.register(list)
def move_list(x):
    pass


@move.register(Wide)
def move_wide(x):
    pass


@move.register(Layer)
def move_layer(x):
    pass


@move.register(dict)
def move_dict(x):
    pass


def nothing():
    move(3)


move([1])
move(Wide())
move(Layer())
nothing()
