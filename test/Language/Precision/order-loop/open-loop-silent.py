# The same in a loop over data, and with a model of its own each time.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main(loader):
    model = torch.nn.Linear(4, 4)
    kept = []
    for _ in loader:
        model = torch.nn.Linear(4, 4)
        model.cuda()
        kept.append(Flat(model.parameters()))
    return kept


if __name__ == "__main__":
    main(torch.load("data.pt"))

# CHECK: custody: clean
