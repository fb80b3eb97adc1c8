# A finally clause runs after the wrapping in the body of its try.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    try:
        model.cuda()
    finally:
        kept = Flat(model.parameters())
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
