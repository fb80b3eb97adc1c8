"""Orders: a data class, properties, a decorator, forward references."""

from __future__ import annotations

import argparse
import functools
from dataclasses import dataclass, field
from typing import Iterator, List, Optional

from . import stock
from .stock import StockRoom as Room


def count_calls(function):
    @functools.wraps(function)
    def counted(*args, **kwargs):
        counted.calls += 1
        return function(*args, **kwargs)

    counted.calls = 0
    return counted


@dataclass
class Order:
    name: str
    amount: int = 1
    room: "Optional[Room]" = field(default=None, repr=False)

    def describe(self: "Order") -> "str":
        return f"{self.amount} x {self.name}"

    @property
    def is_large(self) -> bool:
        return self.amount > 2


class OrderBook(list):
    default_limit = 10

    def __init__(self, limit: int = default_limit, orders: Optional[List[Order]] = None):
        super().__init__(orders or [])
        self.limit = limit
        self.orders = self
        # A method kept under its own name is a method still.
        self.count_items = self.count_items

    @count_calls
    def count_items(self):
        def add_up(values):
            return sum(values)

        return add_up(order.amount for order in self)

    def append(self, order: Order) -> None:
        if len(self) < self.limit:
            super().append(order)

    @property
    def first_order(self) -> str:
        return self[0].describe() if self[0].is_large else "small"

    @first_order.setter
    def first_order(self, order):
        self[0] = order

    def each_order(self) -> Iterator[Order]:
        yield from self


def make_empty_order(amount=0):
    return Order(name="", amount=amount, room=stock.StockRoom())


def globals_lookup(name):
    known = {"make_empty_order": globals()["make_empty_order"]}
    return known[name]()


def build_parser():
    parser = argparse.ArgumentParser()
    parser.add_argument("--limit", type=int, default=5)
    return parser
