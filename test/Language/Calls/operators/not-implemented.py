# NotImplemented hands the question to the other side.
#
# RUN: %{calls-oracle} %s
class Left:
    def __add__(self, other):
        return NotImplemented


class Right:
    def __radd__(self, other):
        return final


def final():
    pass


(Left() + Right())()
