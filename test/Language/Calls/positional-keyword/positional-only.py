# A parameter before the slash leaves its name free for `**options`.
#
# RUN: %{calls-oracle} %s
def loss(x):
    return x


def other(x):
    return -x


def apply(fn, /, value, **options):
    return fn(value), options["fn"]


apply(loss, 3, fn=other)
