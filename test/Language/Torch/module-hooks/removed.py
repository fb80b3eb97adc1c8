# A hook that was removed by its handle before anything ran does nothing.
#
# RUN: not custody check %s --flags "--kept" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Prefetch:
    def __init__(self, module):
        self.handle = module.register_forward_pre_hook(self.bring)

    def bring(self, module, inputs):
        for param in module.parameters():
            param.data = param.data.cuda()

    def close(self):
        self.handle.remove()


class Stream(Prefetch):
    pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    first = Prefetch(model)
    second = Stream(model)
    if not args.kept:
        first.close()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[double-offload]
# CHECK: custody: 1 error
