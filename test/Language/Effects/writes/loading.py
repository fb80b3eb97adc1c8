# load_state_dict writes every parameter.
#
# RUN: %{effects-oracle} %s
from torch import nn


def load(model, source):
    model.load_state_dict(source.state_dict())


def main():
    first = nn.Linear(4, 4)
    second = nn.Linear(4, 4)
    load(first, second)


if __name__ == "__main__":
    main()
