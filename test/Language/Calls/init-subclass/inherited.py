# The hook of the nearest base that has one; it may call the next.
#
# RUN: %{calls-oracle} %s
def root():
    pass


def branch():
    pass


class Root:
    def __init_subclass__(cls):
        root()


class Branch(Root):
    def __init_subclass__(cls):
        branch()
        super().__init_subclass__()


class Leaf(Branch):
    pass


class Other(Root):
    pass
