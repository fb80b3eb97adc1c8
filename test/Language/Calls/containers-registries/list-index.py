# Callables by position, also counted from the end.
#
# RUN: %{calls-oracle} %s
def first():
    pass


def middle():
    pass


def last():
    pass


stages = [first, middle, last]
stages[0]()
stages[-1]()
