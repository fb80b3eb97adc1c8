# Negation, inversion and abs are methods too.
#
# RUN: %{calls-oracle} %s
class Signed:
    def __neg__(self):
        return self

    def __invert__(self):
        return self

    def __abs__(self):
        return done()

    def __pos__(self):
        return self


def done():
    pass


abs(-~Signed())
