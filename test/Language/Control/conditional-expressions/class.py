# Which class is instantiated.
#
# RUN: %{calls-oracle} %s


class Adam:
    def __init__(self):
        self.name = "adam"

    def step(self):
        return self.name


class Sgd:
    def __init__(self):
        self.name = "sgd"

    def step(self):
        return self.name


def build(adaptive):
    return (Adam if adaptive else Sgd)()


build(False).step()
