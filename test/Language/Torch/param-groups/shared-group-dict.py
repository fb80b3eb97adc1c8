# Another object that holds the same groups edits them: the optimizer sees it.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--edited" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class Scheduler:
    def __init__(self, optimizer):
        self.groups = optimizer.param_groups

    def retarget(self, params):
        self.groups[0]["params"] = params


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--edited", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    hosts = [(p, p.detach().clone().cpu()) for p in model.parameters()]
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=0.1)
    scheduler = Scheduler(optimizer)
    if args.edited:
        scheduler.retarget([host for _, host in hosts])
    optimizer.step()
    for param, host in hosts:
        param.data.copy_(host)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout)
# CHECK: custody: 1 error
