# Another element of a list when the index is known.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    layers = [torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)]
    flat = Flat(layers[0].parameters())
    layers[1].half()
    return flat


if __name__ == "__main__":
    main()

# CHECK: custody: clean
