# RUN: custody dump ir %s | FileCheck %s
# Short circuits are `if` with a result; operands are evaluated once.

# CHECK-LABEL: body #0
# CHECK-NEXT: %[[A:[0-9]+]] = load.global a
# CHECK-NEXT: %[[AND:[0-9]+]] = if %[[A]] {
# CHECK-NEXT:   %[[B:[0-9]+]] = load.global b
# CHECK-NEXT:   result %[[B]]
# CHECK-NEXT: } else {
# CHECK-NEXT:   result %[[A]]
# CHECK-NEXT: }
# CHECK-NEXT: %[[OR:[0-9]+]] = if %[[AND]] {
# CHECK-NEXT:   result %[[AND]]
# CHECK-NEXT: } else {
# CHECK-NEXT:   %[[C:[0-9]+]] = load.global c
# CHECK-NEXT:   %[[NOT:[0-9]+]] = unary not %[[C]]
# CHECK-NEXT:   result %[[NOT]]
# CHECK-NEXT: }
# CHECK-NEXT: store.global x, %[[OR]]
x = a and b or not c

# CHECK:      %[[L:[0-9]+]] = load.global a
# CHECK-NEXT: %[[F:[0-9]+]] = load.global f
# CHECK-NEXT: %[[M:[0-9]+]] = call %[[F]]()
# CHECK-NEXT: %[[LT:[0-9]+]] = compare %[[L]] < %[[M]]
# CHECK-NEXT: %[[ALL:[0-9]+]] = if %[[LT]] {
# CHECK-NEXT:   %[[R:[0-9]+]] = load.global b
# CHECK-NEXT:   %[[NI:[0-9]+]] = compare %[[M]] not in %[[R]]
# CHECK-NEXT:   %[[ALL2:[0-9]+]] = if %[[NI]] {
# CHECK-NEXT:     %[[N:[0-9]+]] = const None
# CHECK-NEXT:     %[[IS:[0-9]+]] = compare %[[R]] is not %[[N]]
# CHECK-NEXT:     result %[[IS]]
# CHECK-NEXT:   } else {
# CHECK-NEXT:     result %[[NI]]
# CHECK-NEXT:   }
# CHECK-NEXT:   result %[[ALL2]]
# CHECK-NEXT: } else {
# CHECK-NEXT:   result %[[LT]]
# CHECK-NEXT: }
# CHECK-NEXT: store.global y, %[[ALL]]
f = id
y = a < f() not \
    in b is not None

# CHECK:      %[[COND:[0-9]+]] = load.global c
# CHECK-NEXT: %[[Z:[0-9]+]] = if %[[COND]] {
# CHECK-NEXT:   %[[T:[0-9]+]] = load.global a
# CHECK-NEXT:   result %[[T]]
z = a if c else b

# CHECK:      binary %{{[0-9]+}} ** %
# CHECK:      unary - %
# CHECK:      unary ~ %
# CHECK:      binary %{{[0-9]+}} % %
# CHECK:      binary %{{[0-9]+}} @ %
# CHECK:      binary %{{[0-9]+}} << %
# CHECK:      binary %{{[0-9]+}} ^ %
-a ** b, ~a % b @ c, a ^ b << c

# CHECK:      %[[W:[0-9]+]] = const 3
# CHECK-NEXT: store.global w, %[[W]]
# CHECK:      call %{{[0-9]+}}(%[[W]])
f((w := 3))
