"""operator: callables that ask an object for something."""


class attrgetter:
    def __init__(self, attribute, /, *more):
        self._names = (attribute, *more)

    def __call__(self, subject, /):
        found = []
        for path in self._names:
            value = subject
            for name in path.split("."):
                value = getattr(value, name)
            found.append(value)
        return found[0] if len(self._names) == 1 else tuple(found)


class itemgetter:
    def __init__(self, item, /, *more):
        self._keys = (item, *more)

    def __call__(self, subject, /):
        if len(self._keys) == 1:
            return subject[self._keys[0]]
        return tuple([subject[key] for key in self._keys])


class methodcaller:
    def __init__(self, name, /, *args, **keywords):
        self._name = name
        self._args = args
        self._keywords = keywords

    def __call__(self, subject, /):
        return getattr(subject, self._name)(*self._args, **self._keywords)
