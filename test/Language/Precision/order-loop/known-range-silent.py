# Move then wrap in a loop: the second iteration moves what the first one wrapped.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    kept = []
    for _ in range(1):
        model.cuda()
        kept.append(Flat(model.parameters()))
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
