# A timing wrapper passes on whatever it is given.
#
# RUN: %{calls-oracle} %s
def train(model, *, steps=1, log=None):
    if log:
        log()


def say():
    pass


def quiet():
    pass


def timed(function, *args, **kwargs):
    return function(*args, **kwargs)


timed(train, object(), steps=3, log=say)
