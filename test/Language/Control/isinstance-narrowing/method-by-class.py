# After the test the method is that of the class that was asked for.
#
# RUN: %{calls-oracle} %s


class Adam:
    def step(self):
        return "adam"

    def zero(self):
        return None


class Chained:
    def __init__(self, parts):
        self.parts = parts

    def step(self):
        return [part.step() for part in self.parts]

    def zero(self):
        return None


def leaves(optimizer):
    if isinstance(optimizer, Chained):
        return [leaf for part in optimizer.parts for leaf in leaves(part)]
    return [optimizer]


for leaf in leaves(Chained([Adam(), Adam()])):
    leaf.step()
