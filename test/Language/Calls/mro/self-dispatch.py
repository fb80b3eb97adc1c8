# A method of a base calls what the class of the object says.
#
# RUN: %{calls-oracle} %s
class Trainer:
    def fit(self):
        self.before()
        self.step()

    def before(self):
        pass

    def step(self):
        pass


class Distributed(Trainer):
    def step(self):
        self.reduce()

    def reduce(self):
        pass


class Local(Trainer):
    def before(self):
        pass


Distributed().fit()
