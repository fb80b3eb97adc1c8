# A set of callbacks, one of them discarded.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


callbacks = {a, b}
callbacks.discard(b)
for callback in callbacks:
    callback()
