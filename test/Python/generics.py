# RUN: custody dump ir %s | FileCheck %s
# Type parameters (3.12) are hidden, opaque variables of the scope around.

# CHECK-NOT:   problem
# CHECK-LABEL: body #0 locals(T@1, Ts@2, P@3, T@4, K@5)
# CHECK:      %[[T:[0-9]+]] = opaque "type parameter"
# CHECK-NEXT: store.local T@1, %[[T]]
# CHECK:      store.local P@3, %
# CHECK:      make.function #1(
def first[T: int, *Ts, **P](xs: list[T], d=1) -> T:
    return inner(T)


# CHECK:      store.local T@4, %
# CHECK:      %[[G:[0-9]+]] = load.global Generic
# CHECK-NEXT: %[[T4:[0-9]+]] = load.local T@4
# CHECK-NEXT: %[[B:[0-9]+]] = getitem %[[G]], %[[T4]]
# CHECK-NEXT: make.class #2(%[[B]])
class Box[T](Generic[T]):
    item: T

    def get(self) -> T:
        return T


# CHECK:      %[[D:[0-9]+]] = load.global dict
# CHECK:      %[[K:[0-9]+]] = load.local K@5
# CHECK:      %[[A:[0-9]+]] = getitem %[[D]], %
# CHECK-NEXT: store.global Table, %[[A]]
type Table[K] = dict[K, int]

# CHECK-LABEL: func first(xs, d=)
# CHECK:         load.local T@1
# CHECK:       load.free T@1, 1
# CHECK-LABEL: class Box #2
# CHECK:         load.free T@4, 1
# CHECK-LABEL: func Box.get(self)
# CHECK:       load.free T@4, 1
