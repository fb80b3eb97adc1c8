# swap_tensors gives a parameter the content of a DTensor: the object stays, its
# layout is another.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--swap" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn
from torch.distributed.tensor import DTensor, Shard


def shard_in_place(model):
    for param in model.parameters():
        local = DTensor.from_local(param.data.view(-1), None, [Shard(0)])
        torch.utils.swap_tensors(param, nn.Parameter(local))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--swap", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.swap:
        shard_in_place(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}(layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
