# The class is in an annotation of the function that is registered.
#
# RUN: %{calls-oracle} %s
# LOST: what functools.singledispatch calls when an annotation says for which class
# oracle: lost singledispatch-annotated -> singledispatch-annotated.move_list
import functools


@functools.singledispatch
def move(x):
    pass


@move.register
def move_list(x: list):
    pass


move([1])
move(1)
