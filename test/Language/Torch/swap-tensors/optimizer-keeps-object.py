# An optimizer that is made before the swap holds the object that is sharded
# after it.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--swap" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn
from torch.distributed.tensor import DTensor, Shard


class Held:
    def __init__(self, params):
        self.params = list(params)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--swap", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    held = Held(model.parameters())
    if args.swap:
        local = DTensor.from_local(model.weight.data.view(-1), None, [Shard(0)])
        torch.utils.swap_tensors(model.weight, nn.Parameter(local))
    HostOptimizer(held.params).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}(layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
