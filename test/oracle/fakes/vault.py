"""A library with sources and sinks, for programs that CPython runs.

What `acquire`, `amount` and `handle` give is marked; `send` and its like note
the line that hands them something marked that nobody scrubbed. The pack that
describes the library to custody is vault.json.
"""

import re
import sys

LEAKS = set()  # (file, line) of the calls that were handed something marked
SCRUBBED = set()
_COUNT = [0]


def _next():
    _COUNT[0] += 1
    return _COUNT[0]


class Amount(float):
    """A number that stays marked through arithmetic."""

    def __new__(cls, value, marks):
        self = super().__new__(cls, value)
        self.marks = marks
        return self

    def _derived(name):
        plain = getattr(float, name)

        def operator(self, *others):
            marks = set(self.marks)
            for other in others:
                marks |= getattr(other, "marks", set())
            return Amount(plain(self, *others), marks)

        return operator

    for _name in ("add", "sub", "mul", "truediv", "radd", "rsub", "rmul", "neg", "abs"):
        locals()[f"__{_name}__"] = _derived(f"__{_name}__")

    def __repr__(self):
        return " ".join(f"m{n}m" for n in sorted(self.marks))

    __str__ = __repr__

    def __format__(self, _):
        return repr(self)


class Handle:
    def __init__(self):
        self.mark = _next()
        self.name = f"m{self.mark}m"


def acquire():
    """A string."""
    return f"m{_next()}m"


def amount():
    return Amount(1.0, {_next()})


def handle():
    return Handle()


def stamp():
    """As acquire; claims the layout, not the value."""
    return acquire()


def plain():
    """A string that nobody claims."""
    return "plain"


def _texts(value, depth=0):
    if depth > 4:
        return
    if isinstance(value, (list, tuple, set, frozenset)):
        for element in value:
            yield from _texts(element, depth + 1)
    elif isinstance(value, dict):
        for element in value.values():
            yield from _texts(element, depth + 1)
    elif isinstance(value, bytes):
        yield value.decode().lower()
    elif isinstance(value, Handle):
        yield value.name
    elif isinstance(value, (str, Amount)):
        yield str(value).lower()


def marks(value):
    found = set()
    for text in _texts(value):
        found |= {int(n) for n in re.findall(r"m(\d+)(?=m)", text)}
    return found


def _take(value, kind):
    if any((kind, mark) not in SCRUBBED for mark in marks(value)):
        caller = sys._getframe(2)
        LEAKS.add((caller.f_code.co_filename, caller.f_lineno))


def send(x):
    _take(x, "value")


def seal(x):
    _take(x, "layout")


def park(x):
    _take(x, "residency")


def scrub(x):
    """Ends every claim on the value of x."""
    SCRUBBED.update(("value", mark) for mark in marks(x))


def unseal(x):
    SCRUBBED.update(("layout", mark) for mark in marks(x))
