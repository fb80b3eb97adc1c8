# Union, intersection, difference and their in-place forms choose what is called.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def never():
    pass


left, right = {a, b}, {b, c, never}
for call in left & right:
    call()
for call in left - right:
    call()
chosen = {c}
chosen |= {c}
chosen -= {never}
for call in chosen:
    call()
chosen ^= {c, never}
if never in chosen:
    chosen.discard(never)
chosen.remove(b) if b in chosen else None
for call in chosen:
    call()
