# Swapped twice the two are as before.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--once" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn
from torch.distributed.tensor import DTensor, Shard


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--once", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    local = DTensor.from_local(model.weight.data.view(-1), None, [Shard(0)])
    other = nn.Parameter(local)
    torch.utils.swap_tensors(model.weight, other)
    if not args.once:
        torch.utils.swap_tensors(model.weight, other)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}(layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
