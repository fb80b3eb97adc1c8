# What a deep recursion returns is called.
#
# RUN: %{calls-oracle} %s
def unwrap(wrapped):
    if isinstance(wrapped, Wrapper):
        return unwrap(wrapped.inner)
    return wrapped


class Wrapper:
    def __init__(self, inner):
        self.inner = inner


def core():
    pass


unwrap(Wrapper(Wrapper(Wrapper(core))))()
