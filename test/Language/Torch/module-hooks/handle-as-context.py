# A handle is a context that removes its hook at the end.
#
# RUN: not custody check %s --flags "--kept" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


def bring(module, inputs):
    for param in module.parameters():
        param.data = param.data.cuda()


class Stream:
    def __init__(self, module):
        module.register_forward_pre_hook(self.move)

    def move(self, module, inputs):
        for param in module.parameters():
            param.data = param.data.cuda()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    stream = Stream(model)
    if args.kept:
        model.register_forward_pre_hook(bring)
    else:
        with model.register_forward_pre_hook(bring):
            print("measuring nothing")


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[double-offload]
# CHECK: custody: 1 error
