# Nothing to iterate over: the body does not run, the `else` does.
#
# RUN: %{calls-oracle} %s


def wrap(module):
    return module


def nothing_to_wrap():
    return None


def wrap_all(modules):
    for module in modules:
        wrap(module)
    else:
        nothing_to_wrap()


wrap_all([])
