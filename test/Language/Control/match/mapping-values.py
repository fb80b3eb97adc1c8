# The value under a key is a function that is then called.
#
# RUN: %{calls-oracle} %s


def on_start():
    return None


def on_end():
    return None


def other():
    return None


def dispatch(event):
    match event:
        case {"start": handler}:
            handler()
        case {"end": handler}:
            handler()
        case _:
            other()


dispatch({"end": on_end})
dispatch({"start": on_start})
