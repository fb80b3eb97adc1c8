# Two flags decide independently: with both given the managers meet.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py 2>&1 | FileCheck %s
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard --host" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--host" 2>&1 | FileCheck %s --check-prefix=CLEAN
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def wrap(model, args):
    if not args.shard:
        return model
    return Sharder(model)


def optimize(model, args):
    if not args.host:
        return torch.optim.AdamW(model.parameters())
    return HostOptimizer(model.parameters())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    parser.add_argument("--host", action="store_true")
    args = parser.parse_args()
    optimize(wrap(torch.nn.Linear(4, 4), args), args).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
