# Two tests of one local condition.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import sys

import torch
from managers import Flat


def main():
    sharded = len(sys.argv) > 1
    model = torch.nn.Linear(4, 4)
    flat = None
    if sharded:
        flat = Flat(model.parameters())
    if sharded:
        model.half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: local-reported.py:17:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
