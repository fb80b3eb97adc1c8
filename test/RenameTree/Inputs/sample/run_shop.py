"""The script that the test runs, before and after renaming."""

import importlib
import sys

import shop.pricing
import shop.pricing.discount
from collections import Counter
from shop import orders as order_module
from shop import stock
from shop.orders import Order, OrderBook, build_parser
from shop.pricing import discount, total_price as price_of
from shop.pricing.discount import *


def resolve_class(path):
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def main(arguments):
    options = build_parser().parse_args(arguments)
    book = OrderBook(limit=options.limit)
    for name, amount in [("pen", 3), ("ink", 2), ("pen", 1)]:
        book.append(Order(name=name, amount=amount))
    print(f"{book.count_items()} items, {price_of(book):.2f} in all")
    print(f"{'rebate'}: {discount.apply_rebate(100, rate=0.1):>8.2f} {{kept}}")
    print(f"nested {f'{book.count_items():>{stock.shelf_width()}}'}")
    print(shop.pricing.discount.apply_rebate(50), shop.pricing.total_price(book))
    print(resolve_class("shop.orders.Order")(name="cap", amount=1).describe())
    print(resolve_class("shop.pricing.discount.Rebate")(0.5).reduce_by(10))
    print(getattr(book, "count_items")(), hasattr(book, "no_such_method"))
    print(order_module.globals_lookup("make_empty_order").amount)
    print(sorted(Counter(order.name for order in book).items()))
    print(stock.StockRoom().level_of("pen"), stock.StockRoom.shared_level("ink"))
    print(book.first_order, sorted(vars(book.orders[0])))
    print(apply_rebate(10, rate=0.5), len(stock.__all__))
    call_later = book.count_items
    print(call_later(), list(map(Order.describe, book)))


if __name__ == "__main__":
    main(sys.argv[1:])
