# An average of weights, kept beside the model.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


class Average:
    def __init__(self, model):
        self.shadow = {}
        for name, param in model.named_parameters():
            self.shadow[name] = param.detach().clone()

    def update(self, model):
        with torch.no_grad():
            for name, param in model.named_parameters():
                self.shadow[name].mul_(0.9)

    def store(self, model):
        for name, param in model.named_parameters():
            param.copy_(self.shadow[name])


def main():
    model = nn.Linear(4, 4)
    average = Average(model)
    average.update(model)
    average.store(model)


if __name__ == "__main__":
    main()
