# The object is new in each call: the attribute is never there.
#
# RUN: %{calls-oracle} %s


class Engine:
    pass


def build():
    return "buffer"


def reuse(buffer):
    return buffer


def prepare(engine):
    if not hasattr(engine, "buffer"):
        engine.buffer = build()
    else:
        reuse(engine.buffer)


prepare(Engine())
prepare(Engine())
