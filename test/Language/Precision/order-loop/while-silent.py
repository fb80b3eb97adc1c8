# A while loop that leaves after its first round, or goes on.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
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
        break


if __name__ == "__main__":
    main()

# CHECK: custody: clean
