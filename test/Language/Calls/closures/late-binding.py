# Closures made in a loop all see the last value.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


actions = []
for function in (a, b):
    actions.append(lambda: function())
actions[0]()
