# `+=` on a property reads and writes it.
#
# RUN: %{calls-oracle} %s
class Counter:
    @property
    def steps(self):
        return 1

    @steps.setter
    def steps(self, value):
        self.log()

    def log(self):
        pass


Counter().steps += 1
