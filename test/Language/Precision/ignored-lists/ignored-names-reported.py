# Names that the sharder was told to ignore.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def shard(module, ignored):
    Sharder(module, lambda name, param: name not in ignored)


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    model = torch.nn.Sequential(body, head)
    shard(model, ["0.weight", "0.bias"])
    HostOptimizer(head.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: ignored-names-reported.py:16:
# CHECK: custody: 1 error
