# The owner of the memory may free and restore it; somebody else may not.
#
# RUN: not custody check %s --flags "--foreign" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Bucket:
    def __init__(self, params):
        self.params = list(params)
        self.memory = torch.empty(1024, device="cuda")
        for param in self.params:
            param.data = self.memory[: param.numel()].view_as(param)

    def free(self):
        self.memory.untyped_storage().resize_(0)

    def restore(self):
        self.memory.untyped_storage().resize_(4096)


class Saver:
    def __init__(self, model):
        self.model = model

    def sleep(self):
        for param in self.model.parameters():
            param.untyped_storage().resize_(0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--foreign", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    bucket = Bucket(model.parameters())
    bucket.free()
    bucket.restore()
    if args.foreign:
        Saver(model).sleep()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Bucket' (storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
