# `next` on an iterator of the program, with a default at the end.
#
# RUN: %{calls-oracle} %s
class Once:
    def __init__(self, value):
        self.value = value
        self.done = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.done:
            raise StopIteration
        self.done = True
        return self.value


def real():
    pass


def empty():
    pass


once = iter(Once(real))
next(once, empty)()
next(once, empty)()
