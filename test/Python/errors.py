# RUN: custody dump ir %s --positions | FileCheck %s
# What does not parse is said and opaque; everything around it is lowered.

# CHECK:      problem 14:18-14:19 "syntax error in 'n'"
# CHECK-NEXT: problem 22:5-22:19 "syntax error in 'return self.x.'"
# CHECK-NEXT: problem 29:5-29:16 "Python 2 print statement"


# CHECK-LABEL: func before(n)
# CHECK:      call %
# CHECK:      opaque "syntax error" @14:18
def before(n):
    n()
    return n + * n n


# The first statement of a body, and nothing else in it.
# CHECK-LABEL: func only(self)
# CHECK-NEXT: opaque "syntax error"
# CHECK-NEXT: load.local self
def only(self):
    return self.x.


# CHECK-LABEL: func after()
# CHECK:      opaque "syntax error" @
# CHECK:      return %
def after():
    print "old"
    return 1
