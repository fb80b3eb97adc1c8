# ModuleList: by index, appended and extended; another index is another module.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    layers = nn.ModuleList([nn.Linear(4, 4)])
    layers.append(nn.Linear(4, 4))
    layers.extend([nn.Linear(4, 4), nn.Linear(4, 4)])
    Sharder(layers[1])
    HostOptimizer(layers[1 if args.same else 2].parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
