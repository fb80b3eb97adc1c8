# Wrapped under one key of a dict, moved under each, or under all others.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    models = {"actor": torch.nn.Linear(4, 4), "critic": torch.nn.Linear(4, 4)}
    kept = Flat(models["actor"].parameters())
    for name, model in models.items():
        if name != "actor":
            model.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
