# Callable objects and functions in one pipeline.
#
# RUN: %{calls-oracle} %s
class Normalize:
    def __call__(self, x):
        return x


def crop(x):
    return x


class Compose:
    def __init__(self, steps):
        self.steps = steps

    def __call__(self, x):
        for step in self.steps:
            x = step(x)
        return x


Compose([Normalize(), crop])(1)
