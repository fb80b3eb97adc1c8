# Two objects of one class, each with a model of its own.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


class Trainer:
    def __init__(self):
        self.model = torch.nn.Linear(4, 4)
        self.optimizer = None

    def shard(self):
        Sharder(self.model)

    def optimize(self):
        self.optimizer = HostOptimizer(self.model.parameters())
        self.optimizer.step()


def main():
    actor, critic = Trainer(), Trainer()
    actor.shard()
    actor.optimize()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: owners-reported.py:24:
# CHECK: custody: 1 error
