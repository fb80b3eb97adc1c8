# Nested settings spread at two levels.
#
# RUN: %{calls-oracle} %s
class Adam:
    def __init__(self, lr=0.1, betas=None):
        self.lr = lr


class Sgd:
    def __init__(self, lr=0.1):
        self.lr = lr


def build(kind, **options):
    return kind(**options)


CONFIG = {"optimizer": {"kind": Adam, "lr": 0.5}, "other": {"kind": Sgd}}
build(**CONFIG["optimizer"])
