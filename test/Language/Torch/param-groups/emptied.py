# A host optimizer whose groups are emptied before the step updates nothing.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--kept" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class Host:
    def __init__(self, params):
        self.pairs = [(p, p.detach().clone().cpu()) for p in params]
        self.inner = torch.optim.SGD([host for _, host in self.pairs], lr=0.1)

    def clear(self):
        for group in self.inner.param_groups:
            group["params"] = []

    def step(self):
        self.inner.step()
        for param, host in self.pairs:
            param.data.copy_(host)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    optimizer = Host(model.parameters())
    if not args.kept:
        optimizer.clear()
    optimizer.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Host' (value)
# CHECK: custody: 1 error
