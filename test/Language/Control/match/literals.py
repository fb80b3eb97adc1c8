# The case with the literal runs, and only that.
#
# RUN: %{calls-oracle} %s


def adam():
    return "adam"


def sgd():
    return "sgd"


def unknown(name):
    return name


def build(name):
    match name:
        case "adam" | "adamw":
            return adam()
        case "sgd":
            return sgd()
        case _:
            return unknown(name)


build("adamw")
build("lion")
