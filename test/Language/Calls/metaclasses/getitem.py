# Indexing a class goes to its metaclass.
#
# RUN: %{calls-oracle} %s
class Table(type):
    def __getitem__(cls, key):
        return cls.entries[key]


def one():
    pass


def two():
    pass


class Kernels(metaclass=Table):
    entries = {"one": one, "two": two}


Kernels["two"]()
