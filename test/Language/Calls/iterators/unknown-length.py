# How often the iterator gives something is not known before the run.
#
# RUN: %{calls-oracle} %s
import sys


class Files:
    def __iter__(self):
        return self

    def __next__(self):
        if len(sys.argv) < 5:
            raise StopIteration
        return each


def each():
    pass


def after():
    pass


# oracle: may unknown-length -> unknown-length.each
for f in Files():
    f()
after()
