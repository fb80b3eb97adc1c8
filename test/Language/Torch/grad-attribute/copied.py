# Gradients are copied to the host copies, values are copied back or not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--values" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class Master:
    def __init__(self, params):
        self.host_of = {p: p.detach().clone().cpu() for p in params}
        self.inner = torch.optim.AdamW(self.host_of.values())

    def step(self, values):
        for param, host in self.host_of.items():
            host.grad = param.grad.to("cpu")
        self.inner.step()
        for param, host in self.host_of.items():
            if values:
                param.data.copy_(host)
            else:
                param.grad = host.grad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--values", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    Master(model.parameters()).step(args.values)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Master' (value)
# CHECK: custody: 1 error
