# RUN: custody dump ir %s | FileCheck %s
# Decorators are evaluated in order, then the definition, then called from the
# bottom up.

# CHECK-LABEL: body #0
# CHECK:      %[[FIRST:[0-9]+]] = load.global first
# CHECK:      %[[SECOND:[0-9]+]] = call %
# CHECK-NEXT: %[[DEFAULT:[0-9]+]] = make.function #2()
# CHECK-NEXT: %[[F:[0-9]+]] = make.function #1(%[[DEFAULT]])
# CHECK-NEXT: %[[IN:[0-9]+]] = call %[[SECOND]](%[[F]])
# CHECK-NEXT: %[[OUT:[0-9]+]] = call %[[FIRST]](%[[IN]])
# CHECK-NEXT: store.global f, %[[OUT]]
@first
@second(1)
def f(a=lambda: 0):
    pass


# CHECK:      %[[B:[0-9]+]] = load.global Base
# CHECK-NEXT: %[[M:[0-9]+]] = load.global Meta
# CHECK-NEXT: %[[K:[0-9]+]] = load.global kw
# CHECK-NEXT: %[[C:[0-9]+]] = make.class #3(%[[B]], metaclass=%[[M]], **%[[K]])
# CHECK-NEXT: store.global C, %[[C]]
class C(Base, metaclass=Meta, **kw):
    x = 1

    @property
    async def p(self):
        yield await self.q


# A lambda in a default belongs to the scope around, and is counted there.
# CHECK-LABEL: func f(a=) #1 in #0 {
# CHECK-LABEL: lambda <lambda1>() #2 in #0 {
# CHECK-NEXT:    %[[ZERO:[0-9]+]] = const 0
# CHECK-NEXT:    return %[[ZERO]]

# CHECK-LABEL: class C #3 in #0 {
# CHECK:         store.class x, %
# CHECK:         store.class p, %
# CHECK-LABEL: func C.p(self) #4 in #3 async generator {
# CHECK:         await %
# CHECK-NEXT:    yield %


# CHECK-LABEL: lambda <lambda2>(x, *, y=, **z) #5 in #0 generator {
# CHECK:         yield.from %
lambda x, *, y=1, **z: (yield from x)
# CHECK-LABEL: lambda <lambda3>(*a) #6 in #0 {
# CHECK-LABEL: lambda <lambda3>.<lambda1>() #7 in #6 {
# CHECK-NEXT:    load.free a, 1
lambda *a: lambda: a
