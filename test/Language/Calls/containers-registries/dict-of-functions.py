# A table of functions, looked up by a constant.
#
# RUN: %{calls-oracle} %s
def sgd():
    pass


def adam():
    pass


OPTIMIZERS = {"sgd": sgd, "adam": adam}
OPTIMIZERS["adam"]()
