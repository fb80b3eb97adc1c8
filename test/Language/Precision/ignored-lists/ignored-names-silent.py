# Names that the sharder was told to ignore.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def shard(module, ignored):
    Sharder(module, lambda name, param: name not in ignored)


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    model = torch.nn.Sequential(body, head)
    shard(model, ["1.weight", "1.bias"])
    HostOptimizer(head.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
