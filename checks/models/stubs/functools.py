"""functools: callables made of callables."""

import custody


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


class singledispatch:
    def __init__(self, func):
        self.func = func
        self.registry = [(object, func)]

    def register(self, cls, func=None):
        if func is None:
            if isinstance(cls, type):
                return lambda function: self.register(cls, function)
            # The class is in the annotation.
            self.registry.append((custody.unknown("annotation"), cls))
            return cls
        self.registry.append((cls, func))
        return func

    def __call__(self, *args, **keywords):
        chosen, func = self.registry[0]
        for cls, candidate in self.registry[1:]:
            if isinstance(args[0], cls) and issubclass(cls, chosen):
                chosen, func = cls, candidate
        return func(*args, **keywords)
