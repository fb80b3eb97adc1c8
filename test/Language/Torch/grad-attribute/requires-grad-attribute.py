# The same with an assignment to the attribute, for one of the two parameters.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--trained" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--trained", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    Sharder(model)
    for name, param in model.named_parameters():
        param.requires_grad = args.trained
    HostOptimizer(filter(lambda p: p.requires_grad, model.parameters())).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
