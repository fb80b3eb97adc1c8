# A decorator that keeps the function elsewhere and leaves None.
#
# RUN: %{calls-oracle} %s
HOOKS = {}


def hook(function):
    HOOKS["done"] = function


@hook
def done():
    pass


def run():
    if done is not None:
        done()
    HOOKS["done"]()


run()
