# `.data` shares the memory of its parameter: copies of it are copies of that.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class ByData:
    def __init__(self, params):
        self.views = [p.data for p in params]
        self.hosts = [v.clone().cpu() for v in self.views]
        self.inner = torch.optim.SGD(self.hosts, lr=0.1)

    def step(self):
        self.inner.step()
        for view, host in zip(self.views, self.hosts):
            view.copy_(host)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    sharded, plain = nn.Linear(4, 4), nn.Linear(4, 4)
    Sharder(sharded)
    ByData((sharded if args.same else plain).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'ByData' (value)
# CHECK: custody: 1 error
