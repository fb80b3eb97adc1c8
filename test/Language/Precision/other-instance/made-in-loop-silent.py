# Instances that one statement makes.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    models = [torch.nn.Linear(4, 4) for _ in range(2)]
    kept = []
    for model in models:
        model.half()
        kept.append(Flat(model.parameters()))
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
