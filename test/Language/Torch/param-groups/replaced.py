# The groups of a finished optimizer are pointed at host copies.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--hosts" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class Master:
    def __init__(self, optimizer, hosts):
        self.optimizer = optimizer
        self.master_of = {}
        for group in optimizer.param_groups:
            for index, param in enumerate(group["params"]):
                master = param.detach().clone().cpu()
                self.master_of[param] = master
                if hosts:
                    group["params"][index] = master

    def step(self):
        self.optimizer.step()
        for param, master in self.master_of.items():
            param.data.copy_(master)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--hosts", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    Master(torch.optim.AdamW(model.parameters()), args.hosts).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Master' (value)
# CHECK: custody: 1 error
