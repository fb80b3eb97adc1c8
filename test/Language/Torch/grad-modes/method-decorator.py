# On a method: `self` and the arguments arrive.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Trainer:
    def __init__(self, model):
        self.model = model

    @torch.no_grad()
    def setup(self, shard):
        if shard:
            Sharder(self.model)

    @torch.enable_grad()
    def optimizer(self):
        return HostOptimizer(self.model.parameters())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    trainer = Trainer(nn.Linear(4, 4))
    trainer.setup(args.shard)
    trainer.optimizer().step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
