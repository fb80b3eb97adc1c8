# Two objects of one class, each with a model of its own.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
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
    critic.optimize()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
