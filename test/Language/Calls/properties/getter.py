# A property is computed by its function each time it is read.
#
# RUN: %{calls-oracle} %s
class Model:
    @property
    def device(self):
        return self.find()

    def find(self):
        return "cpu"

    def other(self):
        return "gpu"


print(Model().device)
