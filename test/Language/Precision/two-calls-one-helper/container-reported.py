# One helper fills two lists; each keeps its own.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def gather(module, into):
    into.append(module)
    return into


def main():
    first = gather(torch.nn.Linear(4, 4), [])
    second = gather(torch.nn.Linear(4, 4), [])
    kept = Flat(first[0].parameters())
    first[0].cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: container-reported.py:17:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
