# An exception passes frames that do not catch it; what they had left to do is
# not done.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def kernel():
    raise Abort()


def layer():
    kernel()
    finish_layer()


def model():
    layer()
    finish_model()


def finish_layer():
    return None


def finish_model():
    return None


def recover():
    return None


def step():
    try:
        model()
    except Abort:
        recover()


step()
