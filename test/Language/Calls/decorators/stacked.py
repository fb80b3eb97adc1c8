# The lowest decorator is applied first.
#
# RUN: %{calls-oracle} %s
def outer(function):
    def outer_wrapper():
        return function()

    return outer_wrapper


def inner(function):
    def inner_wrapper():
        return function()

    return inner_wrapper


@outer
@inner
def run():
    pass


run()
