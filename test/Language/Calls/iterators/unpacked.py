# Unpacking draws from an iterator of the program.
#
# RUN: %{calls-oracle} %s
class Pair:
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def __iter__(self):
        yield self.left
        yield self.right


def left():
    pass


def right():
    pass


x, y = Pair(left, right)
y()
