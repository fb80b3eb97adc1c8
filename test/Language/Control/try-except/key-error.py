# A key that is missing raises KeyError, one that is there does not.
#
# RUN: %{calls-oracle} %s


def build_adam():
    return "adam"


def build_default():
    return "sgd"


def build_other():
    return "other"


REGISTRY = {"adam": build_adam}


def build(name, default):
    try:
        builder = REGISTRY[name]
    except KeyError:
        return default()
    return builder()


build("lion", build_default)
build("adam", build_other)
