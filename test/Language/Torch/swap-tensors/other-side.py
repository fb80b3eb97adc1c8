# The other side of the swap gets what the first one had.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--twin" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn
from torch.distributed.tensor import DTensor, Shard


def exchange(left, right):
    torch.utils.swap_tensors(left, right)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--twin", action="store_true")
    args = parser.parse_args()
    plain, twin = nn.Linear(4, 4, bias=False), nn.Linear(4, 4, bias=False)
    local = DTensor.from_local(twin.weight.data.view(-1), None, [Shard(0)])
    twin.weight = nn.Parameter(local)
    exchange(plain.weight, twin.weight)
    HostOptimizer((plain if args.twin else twin).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}(layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
