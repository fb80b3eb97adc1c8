# A decorator that throws the function away and gives another.
#
# RUN: %{calls-oracle} %s
def use(replacement):
    def decorate(function):
        return replacement

    return decorate


def fast():
    pass


@use(fast)
def slow():
    pass


slow()
