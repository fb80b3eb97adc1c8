# Comparing calls the rich comparison of the left side.
#
# RUN: %{calls-oracle} %s
class Version:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n

    def __eq__(self, other):
        return self.n == other.n

    def __ge__(self, other):
        return True


def old():
    pass


def new():
    pass


if Version(1) < Version(2):
    old()
else:
    new()
print(Version(1) == Version(2), Version(3) != Version(3))
