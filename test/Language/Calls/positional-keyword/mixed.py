# A builder called with positional and keyword arguments in any order: each
# callback reaches the parameter of its name.
#
# RUN: %{calls-oracle} %s
def warmup():
    pass


def decay():
    pass


def unused():
    pass


def schedule(steps, first, second, third=None):
    for _ in range(steps):
        first()
    second()
    if third is not None:
        third()


schedule(2, second=decay, first=warmup)
schedule(1, warmup, decay)
