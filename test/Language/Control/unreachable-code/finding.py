# The sharder stands behind a return, or behind a flag that the module fixes.
#
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# RUN: sed 's/^SHARD = False/SHARD = True/' %s > %t.py
# RUN: not custody check %t.py %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import torch
from managers import HostOptimizer, Sharder

SHARD = False


def wrap(model):
    if not SHARD:
        return model
        return Sharder(model)
    return Sharder(model)


def main():
    HostOptimizer(wrap(torch.nn.Linear(4, 4)).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
