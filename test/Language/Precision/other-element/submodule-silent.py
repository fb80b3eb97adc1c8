# Another child of one module.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))
    flat = Flat(model[0].parameters())
    model[1].half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: custody: clean
