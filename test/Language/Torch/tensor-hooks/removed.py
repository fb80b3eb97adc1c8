# The same, but the handles were removed again.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--kept" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class InBackward:
    def __init__(self, model):
        self.optimizers = {p: HostOptimizer([p]) for p in model.parameters()}
        self.handles = [
            p.register_post_accumulate_grad_hook(self.after) for p in model.parameters()
        ]

    def after(self, param):
        self.optimizers[param].step()

    def detach(self):
        for handle in self.handles:
            handle.remove()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kept", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    overlap = InBackward(model)
    if not args.kept:
        overlap.detach()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
