# load_state_dict(assign=True) puts the tensors of the state in place of the
# parameters; without it they are copied into the parameters that are there.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--assign" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def sharded(model):
    twin = nn.Linear(4, 4)
    Sharder(twin)
    return dict(twin.named_parameters())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--assign", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    state = sharded(model)
    model.load_state_dict(state, assign=args.assign)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
