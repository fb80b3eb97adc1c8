# A lambda over modules() that does the same as apply().
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--direct" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--direct", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
    shard = lambda module: Sharder(module) if isinstance(module, nn.Linear) else None  # noqa: E731
    if args.direct:
        for module in list(model.modules()):
            shard(module)
    else:
        nn.Sequential(nn.Linear(4, 4)).apply(shard)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
