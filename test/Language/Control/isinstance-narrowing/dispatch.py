# By class: the branch for a class that the object is not is not taken.
#
# RUN: %{calls-oracle} %s


class Module:
    pass


class Linear(Module):
    pass


class Norm(Module):
    pass


def linear():
    return None


def norm():
    return None


def other():
    return None


def visit(module):
    if isinstance(module, Linear):
        linear()
    elif isinstance(module, Norm):
        norm()
    else:
        other()


visit(Linear())
visit(Module())
