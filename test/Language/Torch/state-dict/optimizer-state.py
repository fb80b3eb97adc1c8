# The state of an optimizer is copied and loaded again: parameters are not touched.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.shard:
        Sharder(model)
    first = torch.optim.AdamW(model.parameters())
    state = first.state_dict()
    second = HostOptimizer(model.parameters())
    second.load_state_dict(state)
    second.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
