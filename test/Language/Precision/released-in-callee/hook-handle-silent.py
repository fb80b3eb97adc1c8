# A hook that moves the module is removed by a callee, or stays.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import Flat


def up(module, args):
    module.cuda()


def close(handle, other):
    handle.remove()


def main():
    model = torch.nn.Linear(4, 4)
    handle = model.register_forward_pre_hook(up)
    other = torch.nn.Linear(4, 4).register_forward_hook(print)
    close(handle, other)
    Flat(model.parameters())
    model(None)


if __name__ == "__main__":
    main()

# CHECK: custody: clean
