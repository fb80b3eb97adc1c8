# to_empty puts new parameters in the place of those on the meta device: who holds
# the old ones holds what the model does not use any more.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--after" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--after", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, device="meta")
    before = list(model.parameters())
    model.to_empty(device="cuda")
    Sharder(model)
    HostOptimizer(model.parameters() if args.after else before).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
