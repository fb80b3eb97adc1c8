# The same in a loop over data, and with a model of its own each time.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main(loader):
    model = torch.nn.Linear(4, 4)
    kept = []
    for _ in loader:
        print(model)
        model.cuda()
        kept.append(Flat(model.parameters()))
    return kept


if __name__ == "__main__":
    main(torch.load("data.pt"))

# CHECK: open-loop-reported.py:13:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
