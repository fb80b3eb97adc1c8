# Assigning a property calls its setter, which the getter has no part in.
#
# RUN: %{calls-oracle} %s
class Optimizer:
    @property
    def lr(self):
        pass

    @lr.setter
    def lr(self, value):
        self.checked = check(value)

    @lr.deleter
    def lr(self):
        pass


def check(value):
    return value


def forget():
    pass


opt = Optimizer()
opt.lr = 3
