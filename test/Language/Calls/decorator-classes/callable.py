# A class as decorator: the function becomes an instance that is called.
#
# RUN: %{calls-oracle} %s
class Counted:
    def __init__(self, function):
        self.function = function
        self.calls = 0

    def __call__(self, *args):
        self.calls += 1
        return self.function(*args)


@Counted
def step(x):
    return x


@Counted
def unused(x):
    return x


step(1)
