# Nested: exactly one of three.
#
# RUN: %{calls-oracle} %s


def small():
    return None


def medium():
    return None


def large():
    return None


def choose(size):
    return small if size < 10 else medium if size < 100 else large


choose(50)()
