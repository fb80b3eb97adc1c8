# A function chosen by the type of its first argument.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines --implicit-check-not=singledispatch.move
# LOST: what functools.singledispatch calls
import functools


@functools.singledispatch
def move(x):
    pass


@move.register(list)
def move_list(x):
    pass


move([1])

# CHECK: singledispatch -> functools.singledispatch
