# Built-in classes match the subject itself.
#
# RUN: %{calls-oracle} %s


def text(value):
    return value


def number(value):
    return value


def items(value):
    return value


def none():
    return None


def unknown(value):
    return value


def convert(value):
    match value:
        case None:
            none()
        case str(s):
            text(s)
        case int(n) | float(n):
            number(n)
        case dict(d):
            items(d)
        case _:
            unknown(value)


convert("adam")
convert(0.1)
convert({"lr": 1})
