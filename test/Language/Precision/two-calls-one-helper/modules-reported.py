# One helper, called with two modules.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def wrap(module):
    return Flat(module.parameters())


def cast(module):
    return module.half()


def main():
    first, second = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    cast(first)
    kept = wrap(first)
    cast(first)
    return kept


if __name__ == "__main__":
    main()

# CHECK: modules-reported.py:13:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
