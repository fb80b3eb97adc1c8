# The guard does not hold: everything behind it runs.
#
# RUN: %{calls-oracle} %s


def build(kind):
    return kind


def single(model):
    return model


def wrap(model):
    return model


def setup(kind, distributed):
    model = build(kind)
    if not distributed:
        return single(model)
    return wrap(model)


setup("gpt", True)
