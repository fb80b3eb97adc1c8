"""builtins: functions that give an iterator over what they call."""


def map(function, iterable, *more):
    for row in zip(iterable, *more, strict=False):
        yield function(*row)


def filter(function, iterable):
    for element in iterable:
        if element if function is None else function(element):
            yield element


def iter(function, sentinel):
    while True:
        element = function()
        if element == sentinel:
            return
        yield element
