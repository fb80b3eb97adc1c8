# A method by its name.
#
# RUN: %{calls-oracle} %s
class Trainer:
    def train(self):
        pass

    def evaluate(self):
        pass


getattr(Trainer(), "eval" + "uate")()
