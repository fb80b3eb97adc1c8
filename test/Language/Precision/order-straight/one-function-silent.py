# Move and wrap follow each other in one function.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    model.cuda()
    kept = Flat(model.parameters())
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
