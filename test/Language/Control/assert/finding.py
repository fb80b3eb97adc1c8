# An assertion on the options refuses a launch in which the managers meet.
#
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard --checked" 2>&1 | FileCheck %s --check-prefix=CLEAN
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    parser.add_argument("--checked", action="store_true")
    args = parser.parse_args()
    assert not (args.shard and args.checked), "one of them"
    model = torch.nn.Linear(4, 4)
    if args.shard:
        Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
