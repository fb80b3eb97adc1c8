"""functools: callables made of callables."""


class partial:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})


def reduce(function, iterable, initial=None):
    result = initial
    for element in iterable:
        if result is None:
            result = element
        else:
            result = function(result, element)
    return result
