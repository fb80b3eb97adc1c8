# Methods of one plain object re-point parameters as they like: it is one owner.
# Whoever moves them afterwards is another. What a library's manager is known to
# cope with is fine.
#
# RUN: custody check %s --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: not custody check %s --flags "--late" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch
from torch.distributed.fsdp import fully_shard


class Flat:
    def __init__(self, params):
        self.params = list(params)
        self.front = torch.zeros(64)
        self.back = torch.zeros(64)

    def to_front(self):
        for param, piece in zip(self.params, self.front.split([4] * 16)):
            param.data = piece

    def to_back(self):
        for param in self.params:
            param.data = self.back[0:4].view(4)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--late", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    model.cuda()
    flat = Flat(model.parameters())
    flat.to_front()
    flat.to_back()
    if args.late:
        model.cpu()
    sharded = torch.nn.Linear(4, 4)
    fully_shard(sharded)
    sharded.to("cuda")


if __name__ == "__main__":
    main()

# CHECK: own-memory.py:39:9: error: {{.*}}'Flat' (storage){{.*}}'main' (storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
