# ABC and Protocol before a base that does the work: they have no methods, so that
# `super()` and a lookup get past them.
#
# RUN: %{calls-oracle} %s
import abc
from typing import Protocol


class Shape(Protocol):
    def area(self): ...


class Module:
    def __init__(self):
        self.register()

    def register(self):
        pass

    @classmethod
    def build(cls):
        return cls()


class Router(abc.ABC, Module):
    def __init__(self):
        super().__init__()

    @abc.abstractmethod
    def route(self):
        pass


class TopRouter(Router):
    def route(self):
        self.register()

    def area(self):
        pass


class Square(Shape):
    def area(self):
        pass


TopRouter.build().route()
Square().area()
