# `__init__` of a class with the hook goes through it.
#
# RUN: %{calls-oracle} %s
class Record:
    def __init__(self):
        self.first = one

    def __setattr__(self, name, value):
        self.__dict__[name] = twice(value)


def twice(value):
    return value


def one():
    pass


Record().first()
