# RUN: custody dump ir %s | FileCheck %s
# RUN: custody dump ir %s --function '*.inner' | FileCheck %s --check-prefix=INNER
# RUN: custody dump ir --positions %s | FileCheck %s --check-prefix=POSITION
# RUN: custody dump ir -o %t.ir %s && FileCheck %s --input-file=%t.ir
# RUN: not custody dump ir --format=json %s
# RUN: not custody dump irr 2>&1 | FileCheck %s --check-prefix=KIND

# CHECK: module "dump-ir"
# CHECK: func outer()
# CHECK: func outer.inner()
# INNER-NOT: module
# INNER: func outer.inner()
# INNER-NOT: func
# POSITION: return {{.*}} @[[#@LINE+6]]:9-
# KIND: custody: 'dump' takes ir, {{.*}}, not 'irr'; did you mean 'ir'?


def outer():
    def inner():
        return 1

    return inner
