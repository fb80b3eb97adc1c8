"""A module with the name of the function in it."""


def total_price(book):
    from . import PRICES

    return sum(PRICES[order.name] * order.amount for order in book.each_order())
