"""Something of everything that is changed: it is run before and after."""

import functools
import json as js
from collections import OrderedDict, defaultdict

LIMIT = 3


class Shape:
    sides = 0

    def __init__(self, name):
        self.label = name
        self.history = []

    def area(self):
        return 0.0

    def describe(self):
        width = len(self.label)
        text = self.label.rjust(width + 2)
        self.history.append(text)
        total = sum(len(entry) for entry in self.history)
        return f"{text}: {self.area():.1f} {total}"


class Square(Shape):
    sides = 4

    def __init__(self, edge):
        super().__init__("square")
        self.edge = edge

    def area(self):
        return self.edge * self.edge


class Register:
    def __init__(self):
        self.entries = OrderedDict()
        self.counts = defaultdict(int)

    def add(self, key, value):
        known = key in self.entries
        self.counts[key] += 1
        self.entries[key] = value
        if known:
            return "replaced"
        return "added"


def remembered(function):
    @functools.wraps(function)
    def wrapper(*args):
        result = function(*args)
        wrapper.calls.append(result)
        return result

    wrapper.calls = []
    return wrapper


@remembered
def scaled(value, factor=2):
    product = value * factor
    return product


def report(register, title):
    lines = []
    for key, shape in register.entries.items():
        lines.append(f"{key}={shape.describe()}")
    lines.sort()
    text = title + "; ".join(lines)
    print(text)
    return len(lines)


def numbers(limit):
    first, second = 0, 1
    while first < limit:
        yield first
        first, second = second, first + second


def spread(values, least):
    best = max(values)
    if best < least:
        best = least
    return best - min(values)


def main():
    register = Register()
    square = Square(edge=2)
    print(register.add("a", square), register.add("a", Shape("plain")))
    print(register.add("b", square))
    count = report(register, "shapes: ")
    values = [scaled(n) for n in numbers(10)]
    width = spread(values, LIMIT)
    print(count, width, js.dumps(scaled.calls[:LIMIT]))
    try:
        value = int("x")
    except ValueError as error:
        value = str(error)
    print(value, {name: list(map(str, values))[:2] for name in ("u", "v")})


if __name__ == "__main__":
    main()
