# Parameters that carry a mark are left out of the host copies; without the mark
# they are in.
#
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--mark" 2>&1 | FileCheck %s --check-prefix=CLEAN
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mark", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    Sharder(model)
    if args.mark:
        for param in model.parameters():
            param.is_sharded = True
    kept = [p for p in model.parameters() if not hasattr(p, "is_sharded")]
    HostOptimizer(kept).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
