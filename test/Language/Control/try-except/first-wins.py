# The clause for the base stands first: the one for the derived class never runs.
#
# RUN: %{calls-oracle} %s


class CheckpointError(Exception):
    pass


class Missing(CheckpointError):
    pass


def open_file():
    raise Missing("no file")


def on_missing():
    return None


def on_any():
    return None


def load():
    try:
        open_file()
    except CheckpointError:
        on_any()
    except Missing:
        on_missing()


load()
