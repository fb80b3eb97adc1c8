# To the host and back, in two functions of one object.
#
# RUN: %{effects-oracle} %s
from torch import nn


class Offloader:
    def __init__(self, model):
        self.model = model

    def down(self):
        self.model.cpu()

    def up(self):
        self.model.cuda()


def main():
    offloader = Offloader(nn.Linear(4, 4))
    offloader.down()
    offloader.up()


if __name__ == "__main__":
    main()
