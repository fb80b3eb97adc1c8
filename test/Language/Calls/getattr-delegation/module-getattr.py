# A method made on demand, kept on the object for the next time.
#
# RUN: %{calls-oracle} %s
class Lazy:
    def __getattr__(self, name):
        value = build
        setattr(self, name, value)
        return value


def build():
    pass


def first(lazy):
    return lazy.kernel


def second(lazy):
    return lazy.kernel()


lazy = Lazy()
first(lazy)
second(lazy)
