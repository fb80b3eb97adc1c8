# A clause for a base class catches what derives from it, the first that fits
# wins.
#
# RUN: %{calls-oracle} %s


class CheckpointError(Exception):
    pass


class Missing(CheckpointError):
    pass


class Corrupt(CheckpointError):
    pass


def open_file(kind):
    if kind == "missing":
        raise Missing(kind)
    if kind == "corrupt":
        raise Corrupt(kind)
    return kind


def on_missing():
    return None


def on_any():
    return None


def unreached():
    return None


def load(kind):
    try:
        open_file(kind)
        unreached()
    except Missing:
        on_missing()
    except CheckpointError:
        on_any()


load("missing")
load("corrupt")
