# What a dict knows by identity is moved, or everything else is.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def main():
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.LayerNorm(4))
    group_of = {id(p): "first" for p in model[0].parameters()}
    kept = Flat(p for p in model.parameters() if id(p) in group_of)
    for param in model.parameters():
        if id(param) not in group_of:
            param.data = param.data.cuda()
    return kept


if __name__ == "__main__":
    main()

# CHECK: custody: clean
