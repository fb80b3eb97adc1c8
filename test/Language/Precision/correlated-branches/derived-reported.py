# A condition that follows from another.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import os

import torch
from managers import Flat


def main():
    mode = os.environ.get("MODE", "plain")
    model = torch.nn.Linear(4, 4)
    flat = None
    if mode == "flat":
        flat = Flat(model.parameters())
    if mode == "flat":
        model.half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: derived-reported.py:17:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
