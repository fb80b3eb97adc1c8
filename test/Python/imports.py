# RUN: custody dump ir %s | FileCheck %s

# CHECK-LABEL: body #0
# CHECK-NEXT: %[[U:[0-9]+]] = import __future__
# CHECK-NEXT: %[[D:[0-9]+]] = import.name %[[U]], division
# CHECK-NEXT: store.global division, %[[D]]
from __future__ import division
# CHECK-NEXT: %[[A:[0-9]+]] = import.top a.b.c
# CHECK-NEXT: store.global a, %[[A]]
# CHECK-NEXT: %[[D:[0-9]+]] = import.top d
# CHECK-NEXT: store.global d, %[[D]]
import a . b.c, d
# CHECK-NEXT: %[[M:[0-9]+]] = import a.b.c
# CHECK-NEXT: store.global m, %[[M]]
import a.b.c as m
# CHECK-NEXT: %[[P:[0-9]+]] = import pkg.mod{{$}}
# CHECK-NEXT: %[[X:[0-9]+]] = import.name %[[P]], x
# CHECK-NEXT: store.global x, %[[X]]
# CHECK-NEXT: %[[Y:[0-9]+]] = import.name %[[P]], y
# CHECK-NEXT: store.global z, %[[Y]]
from pkg.mod import (
    x,
    y as z,
)
# CHECK-NEXT: %[[R:[0-9]+]] = import "", 1
# CHECK-NEXT: import.name %[[R]], q
from . import q
# CHECK:      %[[S:[0-9]+]] = import sub, 3
# CHECK-NEXT: import.star %[[S]]
from ...sub import *
