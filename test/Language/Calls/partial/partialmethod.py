# A method made from another with an argument fixed.
#
# RUN: %{calls-oracle} %s
from functools import partialmethod


class Cell:
    def set_state(self, state, hook):
        hook()

    set_alive = partialmethod(set_state, True)


def grow():
    pass


def die():
    pass


Cell().set_alive(grow)
