# One helper fills two lists; each keeps its own.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def gather(module, into):
    into.append(module)
    return into


def main():
    first = gather(torch.nn.Linear(4, 4), [])
    second = gather(torch.nn.Linear(4, 4), [])
    kept = Flat(first[0].parameters())
    second[0].cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
