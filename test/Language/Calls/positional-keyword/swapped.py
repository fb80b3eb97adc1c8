# The same keywords the other way round: what is passed to whom is swapped.
#
# RUN: %{calls-oracle} %s
def encode(x):
    return x


def decode(x):
    return x


def run(pre, post):
    return only_first(pre, post)


def only_first(keep, drop):
    return keep(1)


run(post=encode, pre=decode)
