# Handles in a list, removed in a loop.
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


def attach(model):
    return [child.register_forward_pre_hook(bring) for child in model.children()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
    handles = attach(model)
    stream = Stream(model)
    if not args.kept:
        for handle in handles:
            handle.remove()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[double-offload]
# CHECK: custody: 1 error
