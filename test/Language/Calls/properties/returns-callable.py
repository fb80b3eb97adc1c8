# What a property gives is called at once.
#
# RUN: %{calls-oracle} %s
def sgd():
    pass


def adam():
    pass


class Trainer:
    kind = "adam"

    @property
    def stepper(self):
        return adam if self.kind == "adam" else sgd


Trainer().stepper()
