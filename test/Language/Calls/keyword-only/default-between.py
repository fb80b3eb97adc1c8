# A keyword-only parameter with default before one without.
#
# RUN: %{calls-oracle} %s
def fast():
    pass


def slow():
    pass


def build(*, kernel=slow, fallback):
    kernel()
    return fallback


build(fallback=fast)
