# Parameters grouped under keys nobody knows reach the second manager.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--wrap" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--wrap", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    if args.wrap:
        Sharder(model)
    by_dtype = {}
    for param in model.parameters():
        by_dtype.setdefault((param.dtype, param.device), []).append(param)
    HostOptimizer([{"params": params} for params in by_dtype.values()]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CLEAN: custody: clean
