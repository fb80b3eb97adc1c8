# Behind `assert isinstance` the calls are those of what is there.
#
# RUN: %{calls-oracle} %s


class Linear:
    def reset(self):
        return None


class Norm:
    def reset(self):
        return None


def init(module):
    assert isinstance(module, (Linear, Norm))
    module.reset()


init(Norm())
