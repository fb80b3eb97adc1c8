# Built-in types, None and callables.
#
# RUN: %{calls-oracle} %s


def from_text(value):
    return value


def from_list(value):
    return value


def from_dict(value):
    return value


def from_none():
    return None


def from_function(value):
    return value()


def given():
    return 1


def convert(value):
    if value is None:
        return from_none()
    if isinstance(value, str):
        return from_text(value)
    if isinstance(value, (list, tuple)):
        return from_list(value)
    if isinstance(value, dict):
        return from_dict(value)
    if callable(value):
        return from_function(value)
    return None


convert((1, 2))
convert(given)
