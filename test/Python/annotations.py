# RUN: custody dump ir %s | FileCheck %s
# Annotations are regions of the definition or of `annotate`; nothing of them is
# evaluated in place.

# CHECK-LABEL: body #0

# CHECK-NEXT: %[[V:[0-9]+]] = const 1
# CHECK-NEXT: store.global x, %[[V]]
# CHECK-NEXT: annotate x {
# CHECK-NEXT:   %[[L:[0-9]+]] = load.global list
# CHECK-NEXT:   %[[I:[0-9]+]] = load.global int
# CHECK-NEXT:   %[[G:[0-9]+]] = getitem %[[L]], %[[I]]
# CHECK-NEXT:   %[[N:[0-9]+]] = const None
# CHECK-NEXT:   %[[U:[0-9]+]] = binary %[[G]] | %[[N]]
# CHECK-NEXT:   result %[[U]]
# CHECK-NEXT: }
x: list[int] | None = 1

# CHECK-NEXT: annotate y {
# CHECK-NEXT:   const "Later"
y: "Later"

# CHECK:      annotate a.b {
a.b: torch.Tensor

# Only `make.function` and its defaults are left of the definition.
# CHECK:      }
# CHECK-NEXT: %[[D:[0-9]+]] = const 3
# CHECK-NEXT: %[[K:[0-9]+]] = const 4
# CHECK-NEXT: %[[F:[0-9]+]] = make.function #1(%[[D]], %[[K]])
# CHECK-NEXT: store.global f, %[[F]]

# CHECK-LABEL: func f(a, /, b=, *args, c, d=, **kw) #1 in #0 {
# CHECK-NEXT:    param b {
# CHECK-NEXT:      load.global int
# CHECK:         param args {
# CHECK:         param d {
# CHECK:           getattr %{{[0-9]+}}, Tensor
# CHECK:         param kw {
# CHECK:         returns {
# CHECK-NEXT:      load.global Dict
# CHECK:           tuple(
# CHECK:           getitem
def f(a, /, b: int = 3, *args: str, c, d: torch.Tensor = 4, **kw: bool) -> Dict[str, int]:
    "A docstring is no instruction."
    # CHECK:       }
    # CHECK-NEXT: }
