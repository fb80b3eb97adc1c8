# A backup that is averaged with the parameters and restored decides nothing; one
# that is moved along their gradients does.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--updated" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class Backup:
    def __init__(self, model):
        self.model = model
        self.saved = {p: p.detach().clone().cpu() for p in model.parameters()}

    def refresh(self):
        for param, saved in self.saved.items():
            saved.copy_(param.data)

    def smooth(self):
        for param, saved in self.saved.items():
            saved.mul_(0.9).add_(param.data.cpu(), alpha=0.1)

    def descend(self):
        for param, saved in self.saved.items():
            saved.add_(param.grad.cpu(), alpha=-0.1)

    def restore(self):
        for param, saved in self.saved.items():
            param.data.copy_(saved)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--updated", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    backup = Backup(model)
    backup.refresh()
    backup.smooth()
    if args.updated:
        backup.descend()
    backup.restore()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Backup' (value)
# CHECK: custody: 1 error
