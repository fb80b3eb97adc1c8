# RUN: custody dump ir %s | FileCheck %s

# CHECK-LABEL: func literals(x)
# CHECK:      %[[X:[0-9]+]] = load.local x
# CHECK-NEXT: %[[ONE:[0-9]+]] = const 1
# CHECK-NEXT: %[[NEG:[0-9]+]] = unary - %[[ONE]]
# CHECK-NEXT: %[[EQ:[0-9]+]] = compare %[[X]] == %[[NEG]]
# CHECK-NEXT: if %[[EQ]] {
# CHECK:      } else {
# CHECK-NEXT:   %[[NONE:[0-9]+]] = const None
# CHECK-NEXT:   %[[IS:[0-9]+]] = compare %[[X]] is %[[NONE]]
# CHECK-NEXT:   %[[OR:[0-9]+]] = if %[[IS]] {
# CHECK-NEXT:     result %[[IS]]
# CHECK-NEXT:   } else {
# CHECK:          %[[S:[0-9]+]] = compare %[[X]] == %
# CHECK-NEXT:     result %[[S]]
# CHECK-NEXT:   }
# CHECK-NEXT:   if %[[OR]] {
# CHECK:        } else {
# CHECK:          binary %{{[0-9]+}} - %
# CHECK:          getattr %{{[0-9]+}}, RED
# CHECK-NEXT:     compare %[[X]] == %
# The last case always matches.
# CHECK:            %[[LAST:[0-9]+]] = const 4
# CHECK-NEXT:       return %[[LAST]]
def literals(x):
    match x:
        case -1:
            return 1
        case None | "s":
            return 2
        case 1 - 2j:
            return 3
        case Color.RED:
            return 3
        case _:
            return 4


# CHECK-LABEL: func sequences(x, y) #2 in #0 locals(first, rest, whole, a, b)
# CHECK:      %[[T:[0-9]+]] = tuple(
# CHECK-NEXT: %[[FITS:[0-9]+]] = match.sequence %[[T]], 1, star
# CHECK-NEXT: %[[M:[0-9]+]] = if %[[FITS]] {
# CHECK-NEXT:   %[[U:[0-9]+]] = unpack %[[T]], 1, star, 0
# CHECK-NEXT:   %[[I:[0-9]+]] = item %[[U]], 0
# CHECK-NEXT:   store.local first, %[[I]]
# CHECK-NEXT:   %[[R:[0-9]+]] = item %[[U]], 1
# CHECK-NEXT:   store.local rest, %[[R]]
# CHECK-NEXT:   %[[TRUE:[0-9]+]] = const True
# CHECK-NEXT:   result %[[TRUE]]
# CHECK-NEXT: } else {
# CHECK-NEXT:   result %[[FITS]]
# CHECK-NEXT: }
# The guard is asked when the pattern matches.
# CHECK-NEXT: %[[G:[0-9]+]] = if %[[M]] {
# CHECK-NEXT:   %[[F:[0-9]+]] = load.local first
# CHECK-NEXT:   result %[[F]]
# CHECK:      if %[[G]] {
# CHECK:        %[[TWO:[0-9]+]] = match.sequence %[[T]], 2
# CHECK:        store.local whole, %[[T]]
def sequences(x, y):
    match x, y:
        case [first, *rest] if first:
            pass
        case (a, b) as whole:
            pass


# CHECK-LABEL: func mappings(
# CHECK:      %[[K:[0-9]+]] = const "k"
# CHECK-NEXT: %[[FITS:[0-9]+]] = match.mapping(%[[X:[0-9]+]], %[[K]])
# CHECK:        %[[V:[0-9]+]] = getitem %[[X]], %[[K]]
# CHECK-NEXT:   store.local v, %[[V]]
# CHECK-NEXT:   %[[COPY:[0-9]+]] = dict(**%[[X]])
# CHECK-NEXT:   delitem %[[COPY]], %[[K]]
# CHECK-NEXT:   store.local rest, %[[COPY]]
def mappings(x):
    match x:
        case {"k": v, **rest}:
            pass


# CHECK-LABEL: func classes(
# CHECK:      %[[C:[0-9]+]] = getattr %{{[0-9]+}}, Linear
# CHECK-NEXT: match.class %[[X:[0-9]+]], %[[C]]
# CHECK:        %[[NAMES:[0-9]+]] = getattr %[[C]], __match_args__
# CHECK-NEXT:   %[[ZERO:[0-9]+]] = const 0
# CHECK-NEXT:   %[[NAME:[0-9]+]] = getitem %[[NAMES]], %[[ZERO]]
# CHECK-NEXT:   %[[BUILTINS:[0-9]+]] = import builtins
# CHECK-NEXT:   %[[GET:[0-9]+]] = getattr %[[BUILTINS]], getattr
# CHECK-NEXT:   %[[P:[0-9]+]] = call %[[GET]](%[[X]], %[[NAME]])
# CHECK-NEXT:   store.local p, %[[P]]
# CHECK-NEXT:   %[[BIAS:[0-9]+]] = getattr %[[X]], bias
# CHECK-NEXT:   %[[N:[0-9]+]] = const None
# CHECK-NEXT:   compare %[[BIAS]] is %[[N]]
# Some builtin classes match the subject itself.
# CHECK:        store.local text, %[[X]]
def classes(x):
    match x:
        case nn.Linear(p, bias=None):
            pass
        case str(text):
            pass


# `match`, `case` and `type` are names like any other elsewhere.
# CHECK-LABEL: func names(match, case, type)
# CHECK:      call %
# CHECK:      getattr %{{[0-9]+}}, case
def names(match, case, type):
    match(case)
    type.case
