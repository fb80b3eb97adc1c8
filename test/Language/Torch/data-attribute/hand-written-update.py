# An optimizer written by hand: host copies are updated in place and written back.
# Without the write nothing is decided.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--back" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class Manual:
    def __init__(self, params, lr=0.1):
        self.lr = lr
        self.pairs = [(p, p.detach().clone().cpu()) for p in params]

    def update(self, back):
        for param, host in self.pairs:
            host -= self.lr * param.grad.cpu()
            if back:
                param.data.copy_(host)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--back", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    Manual(model.parameters()).update(args.back)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Manual' (value)
# CHECK: custody: 1 error
