# A function of the module by its name.
#
# RUN: %{calls-oracle} %s
def sgd():
    pass


def adam():
    pass


globals()["adam"]()
