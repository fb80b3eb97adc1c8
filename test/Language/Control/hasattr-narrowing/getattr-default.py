# `getattr` with a default: the attribute when it is there, else the default.
#
# RUN: %{calls-oracle} %s


class WithHook:
    def hook(self):
        return None


class Without:
    pass


def default_hook():
    return None


def other():
    return None


def run(module):
    getattr(module, "hook", default_hook)()


run(WithHook())
run(Without())
