# RUN: custody dump ir %s | FileCheck %s
# The value first, then the targets from left to right, each evaluated once.

# CHECK-LABEL: body #0

# CHECK:      %[[V:[0-9]+]] = call %
# CHECK-NEXT: store.global a, %[[V]]
# CHECK-NEXT: %[[B:[0-9]+]] = load.global b
# CHECK-NEXT: setattr %[[B]], x, %[[V]]
# CHECK-NEXT: %[[C:[0-9]+]] = load.global c
# CHECK-NEXT: %[[I:[0-9]+]] = load.global i
# CHECK-NEXT: setitem %[[C]], %[[I]], %[[V]]
a = b.x = c[i] = f()

# CHECK:      %[[U:[0-9]+]] = unpack %{{[0-9]+}}, 1, star, 2
# CHECK-NEXT: %[[U0:[0-9]+]] = item %[[U]], 0
# CHECK-NEXT: store.global p, %[[U0]]
# CHECK-NEXT: %[[U1:[0-9]+]] = item %[[U]], 1
# CHECK-NEXT: store.global q, %[[U1]]
# CHECK-NEXT: %[[U2:[0-9]+]] = item %[[U]], 2
# CHECK-NEXT: %[[N:[0-9]+]] = unpack %[[U2]], 2
# CHECK:      store.global r, %
# CHECK:      setattr %{{[0-9]+}}, s, %
# CHECK-NEXT: %[[U3:[0-9]+]] = item %[[U]], 3
# CHECK-NEXT: store.global t, %[[U3]]
p, *q, (r, a.s), t = v

# Parentheses make no tuple.
# CHECK-NEXT: %[[ONE:[0-9]+]] = const 1
# CHECK-NEXT: store.global u, %[[ONE]]
(u) = 1
# CHECK:      unpack %{{[0-9]+}}, 1{{$}}
(u,) = v
# CHECK:      unpack %{{[0-9]+}}, 0{{$}}
[] = v

# A star in an expression list binds tighter in the grammar than in Python.
# CHECK:      %[[A:[0-9]+]] = load.global a
# CHECK-NEXT: %[[AB:[0-9]+]] = getattr %[[A]], b
# CHECK:      %[[CALL:[0-9]+]] = call %[[AB]](
# CHECK:      tuple(%{{[0-9]+}}, *%[[CALL]])
w = 0, *a.b(c)

# CHECK:      %[[L:[0-9]+]] = load.global total
# CHECK-NEXT: %[[R:[0-9]+]] = const 2
# CHECK-NEXT: %[[S:[0-9]+]] = inplace %[[L]] // %[[R]]
# CHECK-NEXT: store.global total, %[[S]]
total //= 2

# CHECK:      %[[O:[0-9]+]] = call %
# CHECK-NEXT: %[[OLD:[0-9]+]] = getattr %[[O]], n
# CHECK-NEXT: %[[BY:[0-9]+]] = load.global k
# CHECK-NEXT: %[[NEW:[0-9]+]] = inplace %[[OLD]] @ %[[BY]]
# CHECK-NEXT: setattr %[[O]], n, %[[NEW]]
f().n @= k

# CHECK:      %[[IX:[0-9]+]] = call %
# CHECK-NEXT: %[[OLD2:[0-9]+]] = getitem %[[OB:[0-9]+]], %[[IX]]
# CHECK:      %[[NEW2:[0-9]+]] = inplace %[[OLD2]] >> %
# CHECK-NEXT: setitem %[[OB]], %[[IX]], %[[NEW2]]
d[f()] >>= 1

# The grammar takes this for a type alias.
# CHECK:      %[[TYPE:[0-9]+]] = load.global type
# CHECK:      %[[CLS:[0-9]+]] = call %[[TYPE]](%
# CHECK-NEXT: setattr %[[CLS]], count, %
type(a).count = 1
# CHECK:      %[[TYPE:[0-9]+]] = load.global type
# CHECK-NEXT: %[[I:[0-9]+]] = load.global i
# CHECK-NEXT: setitem %[[TYPE]], %[[I]], %
type[i] = 1
# CHECK:      %[[TYPE:[0-9]+]] = load.global type
# CHECK-NEXT: %[[I:[0-9]+]] = load.global i
# CHECK-NEXT: %[[TI:[0-9]+]] = getitem %[[TYPE]], %[[I]]
# CHECK-NEXT: setattr %[[TI]], x, %
type[i].x = 1
# CHECK:      %[[TYPE:[0-9]+]] = load.global type
# CHECK:      %[[GEN:[0-9]+]] = list()
# CHECK:      %[[CLS:[0-9]+]] = call %[[TYPE]](%[[GEN]])
# CHECK-NEXT: setattr %[[CLS]], y, %
type(a for a in b).y = 1

# CHECK:      del.global a
# CHECK-NEXT: %[[DB:[0-9]+]] = load.global b
# CHECK-NEXT: delattr %[[DB]], x
# CHECK:      delitem %{{[0-9]+}}, %
# CHECK-NEXT: del.global u
del a, (b.x, [c[0]]), (u)
