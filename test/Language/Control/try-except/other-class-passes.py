# The inner `try` waits for another exception: the outer handler runs.
#
# RUN: %{calls-oracle} %s


class OutOfMemory(RuntimeError):
    pass


def forward():
    raise OutOfMemory("cuda")


def on_value():
    return None


def on_memory():
    return None


def after_inner():
    return None


def step():
    try:
        try:
            forward()
        except ValueError:
            on_value()
        after_inner()
    except RuntimeError:
        on_memory()


step()
