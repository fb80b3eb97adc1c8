"""functools: callables made of callables."""


class partial:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, instance, owner=None):
        if instance is None:
            return partial(self.func, *self.args, **self.keywords)
        return partial(self.func, instance, *self.args, **self.keywords)


def reduce(function, iterable, initial=None):
    result = initial
    for element in iterable:
        if result is None:
            result = element
        else:
            result = function(result, element)
    return result
