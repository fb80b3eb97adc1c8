# A factor computed by a lambda that the scheduler keeps.
#
# RUN: %{calls-oracle} %s
class LambdaLR:
    def __init__(self, lr_lambda):
        self.lr_lambda = lr_lambda

    def step(self, epoch):
        return self.lr_lambda(epoch)


def decay(epoch):
    return epoch


def warm(epoch):
    return epoch


LambdaLR(lambda e: decay(e) if e > 1 else 1.0).step(2)
