# Instances that one statement makes.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    models = [torch.nn.Linear(4, 4) for _ in range(2)]
    kept = []
    for model in models:
        kept.append(Flat(model.parameters()))
        model.half()
    return kept


if __name__ == "__main__":
    main()

# CHECK: made-in-loop-reported.py:13:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
