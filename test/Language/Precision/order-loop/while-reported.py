# A while loop that leaves after its first round, or goes on.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import sys

import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    kept = []
    while True:
        model.cuda()
        kept.append(Flat(model.parameters()))
        if len(sys.argv) > 1:
            return kept
        print(kept)


if __name__ == "__main__":
    main()

# CHECK: while-reported.py:14:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
