# Parameters whose id is in a set.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    model = torch.nn.Sequential(body, head)
    Sharder(head)
    excluded = {id(p) for p in body.parameters()}
    rest = [p for p in model.parameters() if id(p) not in excluded]
    HostOptimizer(rest).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: set-of-ids-reported.py:14:
# CHECK: custody: 1 error
