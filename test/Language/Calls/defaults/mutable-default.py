# A mutable default is one list for all calls.
#
# RUN: %{calls-oracle} %s
def left():
    pass


def right():
    pass


def register(callback, registry=[]):
    registry.append(callback)
    return registry


register(left)
for callback in register(right):
    callback()
