# RUN: custody dump ir %s | FileCheck %s
# Python 2 is named as such where the grammar still knows it, and what it
# evaluates is evaluated.

# CHECK:      problem 15:1-15:11 "Python 2 print statement"
# CHECK-NEXT: problem 16:1-16:10 "Python 2 exec statement"
# CHECK-NEXT: problem 17:7-17:11 "Python 2 raise statement"
# CHECK-NEXT: problem 18:3-18:5 "Python 2 comparison"
# CHECK-NEXT: problem 19:1-19:2 "Python 2 backquotes"
# CHECK-NEXT: problem 22:10-22:16 "Python 2 tuple parameter"

# CHECK-LABEL: body #0
# CHECK:      call %
# CHECK:      opaque "syntax error"
print f(x)
exec code
raise E, x
a <> b
`x`
# CHECK:      store.global pair, %
# CHECK-LABEL: func pair(x) #1
def pair((a, b), x):
    return x
