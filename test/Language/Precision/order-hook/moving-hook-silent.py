# A hook runs after the job is built, wherever it was registered.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def hook(module, args):
    print(module)


def main():
    model = torch.nn.Linear(4, 4)
    model.register_forward_pre_hook(hook)
    flat = Flat(model.parameters())
    model(None)
    return flat


if __name__ == "__main__":
    main()

# CHECK: custody: clean
