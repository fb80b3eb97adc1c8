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


def getitem(container, key):
    return container[key]


def setitem(container, key, value):
    container[key] = value


def delitem(container, key):
    del container[key]


def contains(container, element):
    return element in container


def is_(left, right):
    return left is right


def is_not(left, right):
    return left is not right


def eq(left, right):
    return left == right


def ne(left, right):
    return left != right


def lt(left, right):
    return left < right


def gt(left, right):
    return left > right


def add(left, right):
    return left + right


def sub(left, right):
    return left - right


def mul(left, right):
    return left * right


def or_(left, right):
    return left | right


def and_(left, right):
    return left & right


def not_(value):
    return not value


def truth(value):
    return bool(value)
