# The branch that wraps has left the function.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import sys

import torch
from managers import Flat


def prepare(model, ready):
    if ready:
        flat = Flat(model.parameters())
        return flat
    model.half()


def main():
    prepare(torch.nn.Linear(4, 4), len(sys.argv) > 1)


if __name__ == "__main__":
    main()

# CHECK: custody: clean
