"""weakref: references that do not keep their object, which here lives on."""


class ref:
    def __init__(self, object, callback=None):
        self.object = object
        self.__callback__ = callback

    def __call__(self):
        return self.object


class WeakMethod(ref):
    pass


class finalize:
    def __init__(self, object, function, /, *args, **kwargs):
        self.function = function
        self.args = args
        self.kwargs = kwargs

    def __call__(self):
        return self.function(*self.args, **self.kwargs)


def proxy(object, callback=None):
    return object


WeakKeyDictionary = dict
WeakValueDictionary = dict
WeakSet = set
