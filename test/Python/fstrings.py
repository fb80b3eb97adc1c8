# RUN: custody dump ir %s | FileCheck %s

# CHECK-LABEL: body #0
# CHECK-NEXT: %[[A:[0-9]+]] = const "a {x} "
# CHECK-NEXT: %[[X:[0-9]+]] = load.global x
# CHECK-NEXT: %[[B:[0-9]+]] = const " b\n!"
# CHECK-NEXT: %[[F:[0-9]+]] = format(%[[A]], %[[X]], %[[B]])
# CHECK-NEXT: store.global s, %[[F]]
s = "a {x} " f"{x!s} b\n" '!'

# CHECK-NEXT: %[[X:[0-9]+]] = load.global x
# CHECK-NEXT: %[[R:[0-9]+]] = const "!r"
# CHECK-NEXT: %[[XR:[0-9]+]] = format(%[[X]], %[[R]]), spec
# CHECK-NEXT: format(%[[XR]])
s = f"{x!r}"

# CHECK:      %[[X:[0-9]+]] = load.global x
# CHECK-NEXT: %[[G:[0-9]+]] = const ":>"
# CHECK-NEXT: %[[W:[0-9]+]] = load.global w
# CHECK-NEXT: %[[D:[0-9]+]] = const ".2f"
# CHECK-NEXT: %[[SPEC:[0-9]+]] = format(%[[G]], %[[W]], %[[D]])
# CHECK-NEXT: %[[XS:[0-9]+]] = format(%[[X]], %[[SPEC]]), spec
# CHECK-NEXT: format(%[[XS]])
s = f"{x:>{w}.2f}"

# CHECK:      %[[T:[0-9]+]] = const "{x + 1 = "
# CHECK:      %[[V:[0-9]+]] = binary
# CHECK-NEXT: const "!r"
# CHECK-NEXT: format(%[[V]], %{{[0-9]+}}), spec
s = f"{{{x + 1 = }"

# No field, no format.
# CHECK:      const "{plain}"
# CHECK-NEXT: store
s = f"{{plain}}"

# CHECK:      const "\\d"
# CHECK:      load.global x
s = rf"\d{x}"

# Quotes may be reused inside since 3.12, and fields nest.
# CHECK:      load.global d
# CHECK-NEXT: const "key"
# CHECK-NEXT: %[[I:[0-9]+]] = getitem
# CHECK-NEXT: const "-"
# CHECK-NEXT: %[[IN:[0-9]+]] = format(%[[I]], %
# CHECK-NEXT: format(%[[IN]])
s = f"{f"{d["key"]}-"}"

# A statement that is a plain string does nothing, one with fields does.
# CHECK-NOT:  const "dropped"
# CHECK:      call
"dropped"
f"{x()}"
