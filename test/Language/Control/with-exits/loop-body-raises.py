# What the body of a `for` raises is not raised inside the generator it iterates
# over: the generator's own handler stays out of it.
#
# RUN: %{calls-oracle} %s


class Abort(Exception):
    pass


def inside():
    return None


def outside():
    return None


def batches():
    try:
        yield 1
        yield 2
    except Abort:
        inside()


def step(batch):
    raise Abort(batch)


def run():
    try:
        for batch in batches():
            step(batch)
    except Abort:
        outside()


run()
