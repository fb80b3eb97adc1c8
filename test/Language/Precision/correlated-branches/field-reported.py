# The condition is a field that nobody writes in between.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import os

import torch
from managers import HostOptimizer, Sharder


class Setup:
    def __init__(self):
        self.sharded = bool(os.environ.get("SHARDED"))
        self.model = torch.nn.Linear(4, 4)

    def wrap(self):
        if self.sharded:
            Sharder(self.model)

    def optimize(self):
        if self.sharded:
            HostOptimizer(self.model.parameters()).step()


def main():
    setup = Setup()
    setup.wrap()
    setup.optimize()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: field-reported.py:21:
# CHECK: custody: 1 error
