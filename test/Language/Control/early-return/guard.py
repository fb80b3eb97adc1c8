# Early return for a configuration that needs nothing: what follows is not
# reached.
#
# RUN: %{calls-oracle} %s


def build(kind):
    return kind


def wrap(model):
    return model


def setup(kind, distributed):
    model = build(kind)
    if not distributed:
        return model
    return wrap(model)


setup("gpt", False)
