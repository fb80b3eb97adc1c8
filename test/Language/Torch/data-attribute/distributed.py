# `p.data = distribute_tensor(...)`: the object stays, its data is sharded.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn
from torch.distributed.tensor import Shard, distribute_tensor


def shard_data(model, mesh):
    for param in model.parameters():
        param.data = distribute_tensor(param.data, mesh, [Shard(0)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.shard:
        shard_data(model, None)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}(layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
