# Each of the callbacks in `*args` is called, those in a tuple beside it not.
#
# RUN: %{calls-oracle} %s
def save():
    pass


def log():
    pass


def drop():
    pass


def fire(*callbacks):
    for callback in callbacks:
        callback()


kept = (save, log)
ignored = (drop,)
fire(*kept)
