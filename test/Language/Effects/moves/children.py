# A walk over children that moves some of them.
#
# RUN: %{effects-oracle} %s
from torch import nn


def place(model):
    for name, child in model.named_children():
        if name == "head":
            child.cuda()
        else:
            child.to("cpu")


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 4)
        self.head = nn.Linear(4, 4)


def main():
    place(Model())


if __name__ == "__main__":
    main()
