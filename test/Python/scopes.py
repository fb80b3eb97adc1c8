# RUN: custody dump ir %s | FileCheck %s
# Names resolve as in CPython: local, free (counting functions outward), class
# or global.

# CHECK-LABEL: body #0 {
# CHECK:       store.global outer, %


# CHECK-LABEL: func outer(a) #1 in #0 locals(b, inner, C)
# CHECK:       store.local b, %
def outer(a):
    b = print(a)

    # CHECK-LABEL: func outer.inner(c) #2 in #1 locals(d)
    # CHECK:       load.free a, 1
    # CHECK:       store.free b, 1, %
    # CHECK:       store.global g, %
    # CHECK:       del.free b, 1
    # CHECK:       load.global unbound
    def inner(c):
        nonlocal b
        global g
        d = a
        b = c
        g = d
        del b
        return unbound

    # A class body is no step outward, and its names are not captured.
    # CHECK-LABEL: class outer.C #3 in #1
    # CHECK:       store.class a, %
    # CHECK:       load.class a
    # CHECK-NEXT:  load.free b, 1
    class C:
        a = 1
        b2 = a + b

        # CHECK-LABEL: func outer.C.m(self) #4 in #3 locals(deep)
        # CHECK:       load.free a, 1
        def m(self):
            def deep():
                # CHECK-LABEL: func outer.C.m.deep() #5 in #4
                # CHECK:       load.free self, 1
                # CHECK-NEXT:  load.free b, 2
                return self, b

            return a, deep

    return C


# A class body with hidden slots is a step of its own.
# CHECK-LABEL: class stepped.D #7 in #6 locals(i@1)
# CHECK-LABEL: func stepped.D.m(self) #8 in #7
# CHECK-NEXT:  load.free n, 2
def stepped(n):
    class D:
        x = [i for i in ()]

        def m(self):
            return n


# `global` in an enclosing function reaches the functions inside.
# CHECK-LABEL: func declares.uses() #10 in #9
# CHECK-NEXT:  load.global total
def declares():
    global total
    total = 1

    def uses():
        return total


# Private names are mangled in a class, also in its methods' parameters.
# CHECK-LABEL: class _Tree #11
# CHECK:       store.class _Tree__root, %
# CHECK:       store.class __dunder__, %
# CHECK-LABEL: func _Tree.__grow(self, _Tree__by, *, dunder__=) #12 in #11
# CHECK:       getattr %{{[0-9]+}}, _Tree__root
# CHECK:       call %{{[0-9]+}}(__by=%
class _Tree:
    __root = None
    __dunder__ = None

    def __grow(self, __by, *, dunder__=1):
        self.__root(__by=__by)


# Every binding form makes a local, also behind its use.
# CHECK-LABEL: func binds(
# CHECK-SAME:  locals(aug, loop, first, rest, w, e, mod, alias, name, nested, Klass, walrus, annotated, cap, star, kw, deleted)
# CHECK-NOT:   global aug
def binds(p):
    aug += 1
    for loop, (first, *rest) in p:
        pass
    with p as w:
        pass
    try:
        pass
    except p as e:
        pass
    import mod.sub
    import mod.sub as alias
    from mod import name
    def nested():
        pass
    class Klass:
        pass
    (walrus := 1)
    annotated: int
    match p:
        case {"k": [cap, *star], **kw}:
            pass
    del deleted
