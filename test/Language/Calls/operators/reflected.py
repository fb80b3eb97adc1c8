# When the left side has no such operator the right side is asked.
#
# RUN: %{calls-oracle} %s
class Scale:
    def __rmul__(self, other):
        return made()

    def __mul__(self, other):
        return self

    def __radd__(self, other):
        return self


def made():
    pass


2 * Scale()
sum([Scale()])
