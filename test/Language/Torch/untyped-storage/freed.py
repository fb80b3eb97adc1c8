# Freeing the memory behind a parameter that lies in an arena frees the arena;
# freeing memory of its own is nobody's business.
#
# RUN: not custody check %s --flags "--wrapped" 2>&1 | FileCheck %s
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


def free(model):
    for param in model.parameters():
        param.untyped_storage().resize_(0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--wrapped", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    if args.wrapped:
        arena = Arena(model.parameters())
    free(model)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Arena' (storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
