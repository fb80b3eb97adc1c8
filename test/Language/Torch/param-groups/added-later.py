# A group that is added after construction is stepped as well.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    sharded, plain = nn.Linear(4, 4), nn.Linear(4, 4)
    Sharder(sharded)
    kept = sharded if args.same else plain
    hosts = [(p, p.detach().clone().cpu()) for p in kept.parameters()]
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=0.1)
    optimizer.add_param_group({"params": [host for _, host in hosts], "lr": 0.01})
    optimizer.step()
    for param, host in hosts:
        param.data.copy_(host)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout)
# CHECK: custody: 1 error
