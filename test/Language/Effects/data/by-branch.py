# Only the branch that runs re-points the data.
#
# RUN: %{effects-oracle} %s
from torch import nn


def place(module, offload):
    for param in module.parameters():
        if offload:
            param.data = param.data.half()
        else:
            param.zero_()


def main():
    place(nn.Linear(4, 4), True)
    place(nn.Linear(4, 4), False)


if __name__ == "__main__":
    main()
