"""itertools: iterators over iterators."""


class chain:
    def __new__(cls, *iterables):
        return cls.from_iterable(iterables)

    @staticmethod
    def from_iterable(iterables):
        for iterable in iterables:
            yield from iterable


def islice(iterable, *bounds):
    yield from list(iterable)[slice(*bounds)]


def repeat(element, times=None):
    if times is None:
        while True:
            yield element
    yield from [element] * times


def cycle(iterable):
    elements = list(iterable)
    while True:
        yield from elements


def count(start=0, step=1):
    while True:
        yield start
        start += step


def takewhile(predicate, iterable):
    for element in iterable:
        if not predicate(element):
            break
        yield element


def dropwhile(predicate, iterable):
    is_behind = False
    for element in iterable:
        if not is_behind and not predicate(element):
            is_behind = True
        if is_behind:
            yield element


def filterfalse(predicate, iterable):
    for element in iterable:
        if not (element if predicate is None else predicate(element)):
            yield element


def compress(data, selectors):
    for element, is_chosen in zip(data, selectors, strict=False):
        if is_chosen:
            yield element


def starmap(function, rows):
    for row in rows:
        yield function(*row)


def accumulate(iterable, func=None, *, initial=None):
    total = initial
    if initial is not None:
        yield total
    for element in iterable:
        if total is None:
            total = element
        elif func is None:
            total = total + element
        else:
            total = func(total, element)
        yield total


def pairwise(iterable):
    elements = list(iterable)
    for index, element in enumerate(elements[1:]):
        yield elements[index], element


def tee(iterable, n=2):
    elements = list(iterable)
    return tuple([iter(elements) for _ in [None] * n])


def batched(iterable, n):
    row = ()
    for element in iterable:
        row = (*row, element)
        if len(row) == n:
            yield row
            row = ()
    if row:
        yield row


def product(*iterables, repeat=1):
    rows = [()]
    for elements in [list(iterable) for iterable in iterables] * repeat:
        rows = [(*row, element) for row in rows for element in elements]
    yield from rows


def combinations(iterable, r):
    rows = [((), tuple(iterable))]
    for _ in [None] * r:
        rows = [
            ((*row, element), rest[index + 1 :])
            for row, rest in rows
            for index, element in enumerate(rest)
        ]
    for row, _ in rows:
        yield row


def permutations(iterable, r=None):
    elements = tuple(iterable)
    rows = [((), elements)]
    for _ in [None] * (len(elements) if r is None else r):
        rows = [
            ((*row, element), rest[:index] + rest[index + 1 :])
            for row, rest in rows
            for index, element in enumerate(rest)
        ]
    for row, _ in rows:
        yield row


def groupby(iterable, key=None):
    groups = []
    for element in iterable:
        value = element if key is None else key(element)
        if groups and groups[-1][0] == value:
            groups[-1][1].append(element)
        else:
            groups.append((value, [element]))
    for value, elements in groups:
        yield value, iter(elements)
