# An attribute that is set once: before that the test fails, after it it holds.
#
# RUN: %{calls-oracle} %s


class Engine:
    pass


def build():
    return "buffer"


def reuse(buffer):
    return buffer


def other(buffer):
    return buffer


def prepare(engine):
    if not hasattr(engine, "buffer"):
        engine.buffer = build()
    else:
        reuse(engine.buffer)


def inspect(engine):
    if hasattr(engine, "grads"):
        other(engine)


e = Engine()
prepare(e)
prepare(e)
inspect(e)
