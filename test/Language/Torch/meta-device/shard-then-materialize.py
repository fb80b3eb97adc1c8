# Sharding on the meta device first and materializing then is what fully_shard
# documents: fine without a second manager.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--host" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn
from torch.distributed.fsdp import fully_shard


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", action="store_true")
    args = parser.parse_args()
    with torch.device("meta"):
        model = nn.Sequential(nn.Linear(4, 4))
    fully_shard(model)
    model.to_empty(device="cuda")
    optimizer = HostOptimizer if args.host else torch.optim.AdamW
    optimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'torch fully_shard' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
