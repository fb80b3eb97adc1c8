# A closure as hook, over the module that was wrapped or over another.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def offload(module):
    def hook(*unused):
        module.cpu()

    return hook


def main():
    model, other = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    flat = Flat(model.parameters())
    model.register_forward_hook(offload(other))
    model(None)
    return flat


if __name__ == "__main__":
    main()

# CHECK: custody: clean
