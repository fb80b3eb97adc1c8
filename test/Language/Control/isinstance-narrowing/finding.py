# Only modules of one class are sharded, copies are kept of those of another.
#
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--all" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    layers = [torch.nn.Linear(4, 4), torch.nn.LayerNorm(4), torch.nn.Linear(4, 4)]
    for layer in layers:
        if isinstance(layer, torch.nn.Linear):
            Sharder(layer)
    kept = []
    for layer in layers:
        if args.all or not isinstance(layer, torch.nn.Linear):
            kept.extend(layer.parameters())
    HostOptimizer(kept).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
