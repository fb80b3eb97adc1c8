# RUN: custody dump ir %s | FileCheck %s

# CHECK-LABEL: body #0
# CHECK:      %[[F:[0-9]+]] = load.global f
# CHECK-NEXT: %[[A:[0-9]+]] = load.global a
# CHECK-NEXT: %[[B:[0-9]+]] = load.global b
# CHECK-NEXT: %[[K:[0-9]+]] = const 1
# CHECK-NEXT: %[[C:[0-9]+]] = load.global c
# CHECK-NEXT: %[[D:[0-9]+]] = load.global d
# CHECK-NEXT: call %[[F]](%[[A]], *%[[B]], key=%[[K]], *%[[C]], **%[[D]])
f(a, *b, key=1, *c, **d)

# CHECK:      %[[O:[0-9]+]] = load.global o
# CHECK-NEXT: %[[M:[0-9]+]] = getattr %[[O]], m
# CHECK-NEXT: %[[R:[0-9]+]] = call %[[M]]()
# CHECK-NEXT: %[[N:[0-9]+]] = getattr %[[R]], n
# CHECK-NEXT: call %[[N]]()
o.m().n()

# CHECK:      %[[LO:[0-9]+]] = const 1
# CHECK-NEXT: %[[NONE1:[0-9]+]] = const None
# CHECK-NEXT: %[[NONE2:[0-9]+]] = const None
# CHECK-NEXT: %[[S1:[0-9]+]] = slice %[[LO]], %[[NONE1]], %[[NONE2]]
# CHECK:      %[[S2:[0-9]+]] = slice %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}
# CHECK:      %[[E:[0-9]+]] = const ...
# CHECK-NEXT: %[[I:[0-9]+]] = tuple(%[[S1]], %[[S2]], %[[E]])
# CHECK-NEXT: getitem %{{[0-9]+}}, %[[I]]
t[1:, :2:3, ...]

# CHECK:      %[[ONE:[0-9]+]] = load.global i
# CHECK-NEXT: getitem %{{[0-9]+}}, %[[ONE]]
t[i]
# CHECK:      %[[T1:[0-9]+]] = tuple(%{{[0-9]+}})
# CHECK-NEXT: getitem %{{[0-9]+}}, %[[T1]]
t[i,]
# CHECK:      tuple(*%{{[0-9]+}}, %{{[0-9]+}})
t[*i, j]

# CHECK:      dict(%{{[0-9]+}}: %{{[0-9]+}}, **%{{[0-9]+}}, %{{[0-9]+}}: %{{[0-9]+}})
{a: b, **c, d: f}
# CHECK:      list(*%{{[0-9]+}}, %{{[0-9]+}})
[*a, b]
# CHECK:      set(%{{[0-9]+}}, *%{{[0-9]+}})
{a, *b}
# CHECK:      tuple(){{$}}
()

# `print >> f, x` means something, if little, in Python 3.
# CHECK-NOT:  problem
# CHECK:      %[[P:[0-9]+]] = load.global print
# CHECK:      %[[SHIFT:[0-9]+]] = binary %[[P]] >> %
# CHECK:      tuple(%[[SHIFT]], %
print >> f, a
