# A function chosen by the type of its first argument.
#
# RUN: %{calls-oracle} %s
# LOST: what functools.singledispatch calls
# oracle: lost singledispatch -> singledispatch.move_list
import functools


@functools.singledispatch
def move(x):
    pass


@move.register(list)
def move_list(x):
    pass


move([1])
