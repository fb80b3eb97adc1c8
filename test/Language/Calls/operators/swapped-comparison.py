# `a > b` with only `__lt__`: the right side is asked.
#
# RUN: %{calls-oracle} %s
class Rank:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n


def first():
    pass


def second():
    pass


if Rank(2) > Rank(1):
    first()
else:
    second()
