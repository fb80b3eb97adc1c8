# A lambda that returns a lambda.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


make = lambda f: lambda: f()
make(a)()
