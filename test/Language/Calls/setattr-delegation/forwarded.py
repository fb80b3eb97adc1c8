# Stores go to the wrapped object.
#
# RUN: %{calls-oracle} %s
class Inner:
    pass


class Proxy:
    def __init__(self, target):
        object.__setattr__(self, "target", target)

    def __setattr__(self, name, value):
        setattr(self.target, name, value)


def mine():
    pass


def theirs():
    pass


inner = Inner()
proxy = Proxy(inner)
proxy.hook = theirs
inner.hook()
