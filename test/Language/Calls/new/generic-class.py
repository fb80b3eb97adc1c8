# `Box[int]` called, and asked for what the class has.
#
# RUN: %{calls-oracle} %s
from typing import Generic, TypeVar

T = TypeVar("T")


class Box(Generic[T]):
    def __init__(self, value):
        self.value = value

    def get(self):
        return self.value

    @classmethod
    def empty(cls):
        return cls(None)


class Unused(Generic[T]):
    def __init__(self):
        pass

    def get(self):
        pass


def made():
    pass


Box[int](made).get()()
Box[str].empty().get()
IntBox = Box[int]
IntBox(made)
