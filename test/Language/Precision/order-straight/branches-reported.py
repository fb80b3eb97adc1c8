# Both arms move; only one of them comes after the wrapping.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import os

import torch
from managers import Flat


def main():
    model = torch.nn.Linear(4, 4)
    on_device = "DEVICE" in os.environ
    if on_device:
        model.cuda()
    kept = Flat(model.parameters())
    if on_device:
        return kept
    model.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: branches-reported.py:18:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
