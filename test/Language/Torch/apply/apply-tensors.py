# _apply() puts what the function makes of each parameter behind it: fine before
# somebody put the parameters into memory of his own, not after.
#
# RUN: not custody check %s --flags "--late" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class FlatBuffer:
    def __init__(self, module):
        self.flat = torch.zeros(64)
        for param in module.parameters():
            param.data = self.flat[: param.numel()].view(param.shape)


def to_host(module):
    return module._apply(lambda tensor: tensor.cpu())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--late", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4))
    if not args.late:
        to_host(model)
    buffer = FlatBuffer(model)
    if args.late:
        to_host(model)
    print(buffer.flat)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'FlatBuffer' (storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
