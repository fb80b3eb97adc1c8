# `__new__` and `__init__` get the same arguments.
#
# RUN: %{calls-oracle} %s
class Param:
    def __new__(cls, data, hook):
        hook()
        self = object.__new__(cls)
        return self

    def __init__(self, data, hook):
        data()


def data():
    pass


def hook():
    pass


def unused():
    pass


Param(data, hook)
