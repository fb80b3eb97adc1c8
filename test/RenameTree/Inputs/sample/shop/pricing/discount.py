__all__ = ("apply_rebate", "Rebate")


class Rebate:
    def __init__(self, rate):
        self.rate = rate

    def reduce_by(self, price):
        return price * (1 - self.rate)


def apply_rebate(price, rate=0.2):
    return Rebate(rate).reduce_by(price)
