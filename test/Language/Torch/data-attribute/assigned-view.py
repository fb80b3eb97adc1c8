# `.data` is pointed into an arena; moving the module before that is fine.
#
# RUN: not custody check %s --flags "--late" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Arena:
    def __init__(self, params):
        self.memory = torch.empty(1024, device="cuda")
        offset = 0
        for param in params:
            size = param.numel()
            param.data = self.memory[offset : offset + size].view_as(param)
            offset += size


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--late", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if not args.late:
        model.half()
    arena = Arena(model.parameters())
    if args.late:
        model.half()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Arena' (storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
