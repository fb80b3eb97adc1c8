# Entering and leaving around the body, two contexts in one statement leave in
# reverse.
#
# RUN: %{calls-oracle} %s


class Timer:
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, tb):
        return None

    def tick(self):
        return None

    def reset(self):
        return None


def body(timer):
    timer.tick()


def run():
    with Timer() as first, Timer() as second:
        body(first)
        body(second)


run()
