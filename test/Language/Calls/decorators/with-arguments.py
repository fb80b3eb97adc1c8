# A decorator that is made by a call.
#
# RUN: %{calls-oracle} %s
def on_rank(rank, alternative=None):
    def decorate(function):
        def wrapper(current):
            if current == rank:
                return function()
            return alternative()

        return wrapper

    return decorate


def skip():
    pass


@on_rank(0, alternative=skip)
def save():
    pass


@on_rank(1, alternative=skip)
def load():
    pass


save(0)
load(0)
