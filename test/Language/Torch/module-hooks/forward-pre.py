# Two managers that each bring the parameters to a device in a hook before
# forward.
#
# RUN: not custody check %s --flags "--both" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Prefetch:
    def __init__(self, module, device):
        self.device = device
        module.register_forward_pre_hook(self.bring)

    def bring(self, module, inputs):
        for param in module.parameters():
            param.data = param.data.to(self.device)


class Stream:
    def __init__(self, module):
        module.register_forward_pre_hook(lambda m, x: self.move(m))

    def move(self, module):
        for param in module.parameters():
            param.data = param.data.cuda()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--both", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    first = Prefetch(model, "cuda")
    second = Stream(model if args.both else nn.Linear(4, 4))


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[double-offload]
# CHECK: custody: 1 error
