# The storage of a copy is the copy's own.
#
# RUN: not custody check %s --flags "--live" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Arena:
    def __init__(self, params):
        self.memory = torch.empty(1024, device="cuda")
        for param in params:
            param.data = self.memory[: param.numel()].view_as(param)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--live", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    arena = Arena(model.parameters())
    for param in model.parameters():
        scratch = param if args.live else param.detach().clone()
        scratch.untyped_storage().resize_(0)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Arena' (storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
