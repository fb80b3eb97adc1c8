# Modules that the sharder was told to ignore.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def shard(module, ignored=()):
    for child in module.children():
        if child not in ignored:
            Sharder(child)


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    shard(torch.nn.Sequential(body, head), ignored=[head])
    HostOptimizer(head.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
