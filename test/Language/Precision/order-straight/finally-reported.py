# A finally clause runs after the wrapping in the body of its try.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    try:
        kept = Flat(model.parameters())
    finally:
        model.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: finally-reported.py:13:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
