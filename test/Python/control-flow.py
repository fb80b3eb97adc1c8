# RUN: custody dump ir %s | FileCheck %s

# CHECK-LABEL: func branches(a, b)
# CHECK:      if %{{[0-9]+}} {
# CHECK-NEXT:   %[[ONE:[0-9]+]] = const 1
# CHECK-NEXT:   return %[[ONE]]
# CHECK-NEXT: } else {
# CHECK-NEXT:   %[[B:[0-9]+]] = load.local b
# CHECK-NEXT:   if %[[B]] {
# CHECK-NEXT:     %[[NONE:[0-9]+]] = const None
# CHECK-NEXT:     return %[[NONE]]
# CHECK-NEXT:   } else {
# CHECK-NEXT:     raise
# CHECK-NEXT:   }
# CHECK-NEXT: }
# CHECK-NEXT: }
def branches(a, b):
    if a: return 1
    elif b:
        return
    else:
        raise


# CHECK-LABEL: func loops(xs)
# CHECK:      while {
# CHECK-NEXT:   %[[F:[0-9]+]] = load.local f
# CHECK-NEXT:   %[[C:[0-9]+]] = call %[[F]]()
# CHECK-NEXT:   store.local n, %[[C]]
# CHECK-NEXT:   result %[[C]]
# CHECK-NEXT: } do {
# CHECK-NEXT:   continue
# CHECK-NEXT: } else {
# CHECK-NEXT:   %[[G:[0-9]+]] = load.local f
# CHECK-NEXT:   call %[[G]]()
# CHECK-NEXT: }
# CHECK:      %[[E:[0-9]+]] = for %{{[0-9]+}} {
# CHECK-NEXT:   store.local x, %[[E]]
# CHECK-NEXT:   break
# CHECK-NEXT: } else {
def loops(xs):
    f = len
    while n := f():
        continue
    else:
        f()
    for x in xs:
        break
    else:
        pass


# CHECK-LABEL: func handlers(
# CHECK:      try {
# CHECK-NEXT:   %[[F:[0-9]+]] = load.local f
# CHECK-NEXT:   call %[[F]]()
# CHECK-NEXT: } else {
# CHECK-NEXT:   const 1
# CHECK:      } finally {
# CHECK-NEXT:   const 2
# CHECK:      } except {
# CHECK-NEXT:   %[[A:[0-9]+]] = load.global A
# CHECK-NEXT:   %[[B:[0-9]+]] = load.global B
# CHECK-NEXT:   %[[T:[0-9]+]] = tuple(%[[A]], %[[B]])
# CHECK-NEXT:   result %[[T]]
# CHECK-NEXT: } do {
# CHECK-NEXT:   %[[X:[0-9]+]] = caught
# CHECK-NEXT:   store.local e, %[[X]]
# CHECK-NEXT:   %[[C:[0-9]+]] = load.global C
# CHECK-NEXT:   %[[E:[0-9]+]] = load.local e
# CHECK-NEXT:   raise %[[C]], %[[E]]
# CHECK-NEXT: } except {
# CHECK-NEXT: } do {
# CHECK-NEXT:   raise{{$}}
# CHECK-NEXT: }
def handlers(f):
    try:
        f()
    except (A, B) as e:
        raise C from e
    except:
        raise
    else:
        g = 1
    finally:
        g = 2


# CHECK-LABEL: func groups(
# CHECK:      } except {
# CHECK-NEXT:   load.global A
# CHECK:      } do {
# CHECK-NEXT:   caught
def groups(f):
    try:
        f()
    except* A as e:
        pass


# CHECK-LABEL: func managers(
# CHECK:      %[[M:[0-9]+]] = call %
# CHECK-NEXT: %[[ENTERED:[0-9]+]] = with %[[M]] {
# CHECK-NEXT:   %[[U:[0-9]+]] = unpack %[[ENTERED]], 2
# CHECK:        store.local a, %
# CHECK:        setattr %{{[0-9]+}}, x, %
# CHECK:        %[[SECOND:[0-9]+]] = with %{{[0-9]+}} {
# CHECK-NEXT:     const 1
# CHECK:        }
# CHECK-NEXT: }
# CHECK:      with %{{[0-9]+}} {
# CHECK:        with %{{[0-9]+}} {
# CHECK-NEXT:     store.local b, %
def managers(f):
    with f() as (a, f.x), f:
        one = 1
    with (
        f,
        f as b,
    ):
        pass


# CHECK-LABEL: func checks(
# CHECK:      assert %{{[0-9]+}} {
# CHECK-NEXT: }
# CHECK:      assert %{{[0-9]+}} {
# CHECK-NEXT:   %[[MSG:[0-9]+]] = const "no"
# CHECK-NEXT:   result %[[MSG]]
def checks(a):
    assert a
    assert a, "no"
