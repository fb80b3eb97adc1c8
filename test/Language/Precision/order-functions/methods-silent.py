# Two methods of one trainer, called in either order.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


class Trainer:
    def __init__(self, model):
        self.model = model
        self.flat = None

    def wrap(self):
        self.flat = Flat(self.model.parameters())

    def cast(self):
        cast_model(self.model)


def cast_model(model):
    model.half()


def main():
    model = torch.nn.Linear(4, 4)
    trainer = Trainer(model)
    cast_model(model)
    trainer.wrap()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
