# RUN: custody dump ir %s --positions | FileCheck %s
# Columns count bytes from 1. A call has the range of the whole call, a store of
# the target, a statement of the statement, a definition's name its own.

# CHECK-LABEL: body #0
# CHECK:      load.global f @13:7-13:8
# CHECK:      getattr %{{[0-9]+}}, g @13:7-13:10
# CHECK:      const "\xc3\xa9" @13:11-13:15
# CHECK:      load.global x @14:8-14:9
# CHECK:      call %{{[0-9]+}}(%{{[0-9]+}}, k=%{{[0-9]+}}) @13:7-14:10
# CHECK:      store.global é, %{{[0-9]+}} @13:1-13:3

é = (f.g("é", k=
       x))


# CHECK-LABEL: func C.method(self) #2 in #1 @
# CHECK-SAME:  {{^}}[[#@LINE+4]]:5-[[#@LINE+9]]:22 name @[[#@LINE+4]]:9-[[#@LINE+4]]:15 {
class C:
    # The decorator is no part of the definition.
    @property
    def method(self):
        # CHECK: setattr %{{[0-9]+}}, a, %{{[0-9]+}} @[[#@LINE+1]]:9-[[#@LINE+1]]:15
        self.a = [1,
                  2]
        # CHECK: return %{{[0-9]+}} @[[#@LINE+1]]:9-[[#@LINE+1]]:22
        return self.a
