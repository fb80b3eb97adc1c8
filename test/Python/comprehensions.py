# RUN: custody dump ir %s | FileCheck %s
# A comprehension is a loop in place; its variables are hidden slots of the
# function, module or class around it, and only the first iterable is evaluated
# outside.

# CHECK-LABEL: body #0 locals(x@1, y@2, x@3, k@4, v@5, x@6)

# CHECK:      %[[XS:[0-9]+]] = load.global xs
# CHECK-NEXT: %[[L:[0-9]+]] = list()
# CHECK-NEXT: %[[X:[0-9]+]] = for %[[XS]] {
# CHECK-NEXT:   store.local x@1, %[[X]]
# CHECK-NEXT:   %[[X1:[0-9]+]] = load.local x@1
# CHECK-NEXT:   if %[[X1]] {
# CHECK-NEXT:     %[[X2:[0-9]+]] = load.local x@1
# CHECK-NEXT:     %[[Y:[0-9]+]] = for async %[[X2]] {
# CHECK-NEXT:       store.local y@2, %[[Y]]
# CHECK-NEXT:       %[[F:[0-9]+]] = load.global f
# CHECK-NEXT:       %[[Y1:[0-9]+]] = load.local y@2
# CHECK-NEXT:       %[[R:[0-9]+]] = call %[[F]](%[[Y1]])
# CHECK-NEXT:       append %[[L]], %[[R]]
# CHECK-NEXT:     } else {
# CHECK-NEXT:     }
# CHECK-NEXT:   } else {
# CHECK-NEXT:   }
# CHECK-NEXT: } else {
# CHECK-NEXT: }
# CHECK-NEXT: store.global a, %[[L]]
a = [f(y) for x in xs if x async for y in x]

# CHECK: %[[S:[0-9]+]] = set()
# CHECK: addset %[[S]], %
b = {x for x in xs}

# CHECK:      %[[D:[0-9]+]] = dict()
# CHECK-NEXT: %[[KV:[0-9]+]] = for %
# CHECK-NEXT:   %[[U:[0-9]+]] = unpack %[[KV]], 2
# CHECK:        insert %[[D]], %{{[0-9]+}}, %
c = {k: v for k, v in xs}

# A generator stands for the list of its elements.
# CHECK:      %[[SUM:[0-9]+]] = load.global sum
# CHECK:      %[[G:[0-9]+]] = list()
# CHECK:        append %[[G]], %
# CHECK:      call %[[SUM]](%[[G]])
sum(x for x in xs)


# Class variables are seen by the first iterable only.
# CHECK-LABEL: class C #1
# CHECK:       load.class n
# CHECK-NEXT:  list()
# CHECK:         load.global n
class C:
    n = xs
    squares = [i * n for i in n]
    getters = [lambda: i for i in n]


# A lambda in a class body's comprehension captures the hidden slot.
# CHECK-LABEL: lambda C.<lambda1>() #2 in #1
# CHECK-NEXT:    load.free i@2, 1


# An assignment expression leaks into the function; the loop variable shadows.
# CHECK-LABEL: func leak(x) #3 in #0 locals(x@1, last)
# CHECK:       load.local x{{$}}
# CHECK:       store.local x@1, %
# CHECK:       store.local last, %
# CHECK:       load.local last
# CHECK-NEXT:  return
def leak(x):
    [last := x for x in x]
    return last


# CHECK-LABEL: lambda capture.<lambda1>() #5 in #4
# CHECK-NEXT:    load.free v@1, 1
# CHECK-NEXT:    load.free n, 1
def capture(n):
    return [lambda: v + n for v in range(n)]
