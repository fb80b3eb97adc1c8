# The optimizer gets a deep copy of the model, not the model.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--copy" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse
import copy

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--copy", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    ema = copy.deepcopy(model) if args.copy else model
    Sharder(model)
    HostOptimizer(ema.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CLEAN: custody: clean
