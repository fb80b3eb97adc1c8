# One manager brings in before forward and sends out after it: that is one owner.
# A second one that moves in its own hook is another.
#
# RUN: not custody check %s --flags "--other" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Offload:
    def __init__(self, module):
        module.register_forward_pre_hook(self.bring)
        module.register_forward_hook(self.send)

    def bring(self, module, inputs):
        for param in module.parameters():
            param.data = param.data.cuda()

    def send(self, module, inputs, output):
        for param in module.parameters():
            param.data = param.data.cpu()


class Other(Offload):
    pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--other", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Offload(model)
    if args.other:
        Other(model)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[double-offload]
# CHECK: custody: 1 error
