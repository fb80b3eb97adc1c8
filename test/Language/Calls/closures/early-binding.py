# A default argument keeps the value of its round.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


actions = []
for function in (a, b):
    actions.append(lambda function=function: function())
actions[0]()
