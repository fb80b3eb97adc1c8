# RUN: custody dump ir %s | FileCheck %s

# CHECK-LABEL: body #0
# CHECK-NEXT: const 255
# CHECK-NEXT: const 15
# CHECK-NEXT: const 5
# CHECK-NEXT: const 1000000
# CHECK-NEXT: const 0
# CHECK-NEXT: const 9223372036854775807
# CHECK-NEXT: const 9223372036854775808
# CHECK-NEXT: const 340282366920938463463374607431768211455
0x_fF, 0o17, 0B101, 1_000_000, 00, 9223372036854775807, 9223372036854775808, 0xffffffffffffffffffffffffffffffff

# CHECK:      const 0.5
# CHECK-NEXT: const 1.0
# CHECK-NEXT: const 1e+100
# CHECK-NEXT: const 0.1
# CHECK-NEXT: const inf
# CHECK-NEXT: const 3.0j
# CHECK-NEXT: const 0.25j
.5, 1., 1_0e9_9, 0.1, 1e999, 3j, 2.5e-1J

# CHECK:      const None
# CHECK-NEXT: const True
# CHECK-NEXT: const False
# CHECK-NEXT: const ...
None, True, False, ...

# CHECK:      %{{[0-9]+}} = const "a\nb\x09\"'\\\x00A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\x07"
s = "a\nb\t\"\'\\\0\x41\u00e9\u20ac\U0001F600\a"
# CHECK:      const "joined \\d\\q\\x4 \\N{DASH}"
s = "join\
ed " r'\d' "\q\x4" ' \N{DASH}'
# CHECK:      const "tri\nple \\\n"
s = """tri
ple \\
"""
# CHECK:      const b"\xff\\u0041 \x01\n"
s = b"\xff\u0041 " B"\1\12"
# CHECK:      const b"\\n"
s = rb"\n"
# A lone surrogate is a character of its own.
# CHECK:      const "\xed\xa0\x80"
s = "\ud800"
# CHECK:      const ""
# CHECK-NEXT: store
s = ""
