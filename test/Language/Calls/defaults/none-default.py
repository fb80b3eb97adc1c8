# None as default stands for a choice made inside.
#
# RUN: %{calls-oracle} %s
class Cosine:
    def step(self):
        pass


class Constant:
    def step(self):
        pass


def train(scheduler=None):
    if scheduler is None:
        scheduler = Cosine()
    scheduler.step()


train()
