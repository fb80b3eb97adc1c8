# Every way a name can be bound, captured or looked up, for symtable_oracle.py.

import os.path, sys as system
from os import path as p, sep
from os.path import *

A = B = 0
A, (B, *C), [D, E.attribute, F[A]] = G = H
A += 1
annotated: int = A
unbound_annotation: int


def parameters(positional, /, default=A, *args, keyword, other=B, **kwargs):
    return positional, default, args, keyword, other, kwargs


def captures(outer):
    local = outer

    def inner():
        return outer, local, A

    def assigns():
        nonlocal local
        local = 1
        del local

        def deeper():
            nonlocal local
            local += outer

    def shadows(outer):
        local = outer
        return lambda: (local, outer)

    later = 1

    def uses_later():
        return later, never_bound

    return locals()


def globals_inside():
    global A, made_here
    A = made_here = 1

    def uses():
        return A

    def shadows():
        A = 2

        def inner():
            return A

    def declares_again():
        global A
        del A

    class Klass:
        A = A
        global B
        B = A


def bound_after_use():
    print(x)
    x = 1


def every_target():
    for a, (b, *c) in a_iterable:
        pass
    with manager as d, manager as (e, [f, *g]), manager as h.attribute:
        pass
    try:
        pass
    except ValueError as i:
        pass
    import j.k, j.k as l
    from m import n, o as q
    (r := 1)
    s: int = 1
    t: int
    (u): int = 1
    v[w] = x.y = z = 1

    def function():
        pass

    class Klass:
        pass

    del deleted, (also, [this])
    return locals


def patterns(subject):
    match subject:
        case 1 | -1 | "text" | None:
            pass
        case captured if captured:
            pass
    match subject, subject:
        case [first, (second, *third)] as whole:
            pass
        case {"key": value, constants.KEY: 1, **rest}:
            pass
        case Klass(positional, keyword=named) | Klass(named, keyword=positional):
            pass
        case os.sep | Klass():
            pass
        case *_, last:
            pass
        case (grouped) if grouped:
            pass
        case _:
            pass


class Attributes(A, metaclass=B):
    one = 1
    two = one
    __private = two

    def one(self, two=two):
        return one, self.__private, __private, __class__

    def __mangled(self, __parameter):
        __local = __parameter

        def inner(__x=__local):
            return __local, __x

        return super().__mangled

    class Nested:
        three = two
        __x = 1

        def method(self):
            return two, three, __x

    decorated = [one for one in two if one]
    function = lambda self, x=one: (self, one, x)

    @one
    @property
    def both(self):
        pass

    for loop_variable in two:
        pass

    del one


def class_in_function(free, twice):
    class Klass:
        own = free
        twice = 1
        again = twice

        def method(self):
            return free, twice

        class Inner:
            deep = free, twice, own

    def nonlocal_in_class():
        x = 1

        class Klass:
            nonlocal x
            x = 2

        return x


squares = [x * y for x in A for y in x if x if B]
nested = [[z for z in x] for x in [w for w in A]]
sets = {x for x in A}, {k: v for k, v in A}, (g for g in A)
closures = [lambda: (x, A) for x in B]
unpacked = [first + rest for first, *rest in A]
shadowed = [A for A in A]
tuples = [t for t in (A, B)] if False else [*A, *B]


def comprehensions(xs, n):
    a = [x + n for x in xs]
    b = [lambda x=x: (x, n, y) for x in xs for y in x]
    c = [last := x for x in xs if (found := x)]
    d = {n: [n for n in n] for n in n}
    e = (await_me async for await_me in xs)
    return a, b, c, d, last, found, (x for x in (lambda: n)())


class Comprehensions:
    xs = [1]
    free = 2
    a = [x for x in xs]
    b = [[y for y in free] for x in xs]
    c = [lambda: x for x in xs]

    def method(self):
        return [x for x in xs if self]


async def asynchronous(source):
    async for item in source:
        await item
    async with source as entered:
        yield entered
    return_value = [await x async for x in source]


def strings(name, width):
    return f"{name!r:>{width}} {(lambda: name)()} {[name for name in name]} {A=}"


def lambdas(x):
    f = lambda: x
    g = lambda x: x
    h = lambda *args, y=x, **kw: (args, y, kw, x, A)
    return (lambda: (lambda: (lambda: x)))(), (lambda: (yield x))


def redefined():
    return A


def redefined():
    A = 1
    return A


if A:
    def conditional(a):
        return a
else:
    def conditional(b):
        return b


def deletes(x):
    def inner():
        nonlocal x
        del x

    del x
    print(x)


def exceptions():
    try:
        pass
    except (A, B) as e:
        print(e)
        return lambda: e
    except:
        raise
    else:
        f = 1
    finally:
        g = f


def decorators(d):
    @d
    @d(lambda: d)
    def inner(default=d, *, other=lambda: d):
        return d

    @d
    class Inner(d, key=lambda: d):
        def method(self, default=lambda: d):
            return d


def type_calls(self):
    type(self).count = self
    type(self)[lambda: self] = 1


def generators():
    x = yield
    y = yield x
    yield from (z for z in y)
