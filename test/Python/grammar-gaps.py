# RUN: custody dump ir %s --positions | FileCheck %s
# Valid Python that the grammar does not know is lowered all the same, and
# positions are those of the file.

# CHECK-NOT: problem


# CHECK-LABEL: func stars(n)
# CHECK:      %[[NONE:[0-9]+]] = const None @[[#@LINE+6]]:12-[[#@LINE+6]]:16
# CHECK:      %[[PAIR:[0-9]+]] = tuple(%{{[0-9]+}}) @[[#@LINE+5]]:19-[[#@LINE+5]]:26
# CHECK:      %[[MANY:[0-9]+]] = binary %[[PAIR]] * %{{[0-9]+}} @[[#@LINE+4]]:19-[[#@LINE+4]]:30
# CHECK:      %[[ALL:[0-9]+]] = tuple(%[[NONE]], *%[[MANY]])
# CHECK:      return %[[ALL]]
def stars(n):
    return None, *(None,) * n


# CHECK-LABEL: func more(a, b)
# CHECK:      tuple(*%{{[0-9]+}}, %{{[0-9]+}})
# CHECK:      tuple(*%{{[0-9]+}}, *%{{[0-9]+}})
# CHECK:      yield
# CHECK:      tuple(%{{[0-9]+}}, *%{{[0-9]+}})
# CHECK:      for %
# CHECK:      tuple(*%{{[0-9]+}})
# CHECK-NEXT: %{{[0-9]+}} = getitem
# A star that multiplies stays one.
# CHECK:      binary %{{[0-9]+}} * %
def more(a, b):
    a = *[1], 2
    yield *(a or b), *"text"
    for b in 1, *{2}:
        a[*(1, 2)]
    return (a) * (b), "*[1]"  # , *[3]


# CHECK-LABEL: class Box #3
class Box[T = list[int], U: str = dict[str, "]"]]:
    pass


# CHECK-LABEL: func dedent(a) #4
# CHECK:      getattr %{{[0-9]+}}, b @[[#@LINE+3]]:10-[[#@LINE+4]]:2
# CHECK:      call %{{[0-9]+}}() @[[#@LINE+5]]:5-[[#@LINE+5]]:8
def dedent(a):
    x = (a.  # with a comment
b)
    # Behind it the body goes on.
    x()
