# A hook that changes gradients only leaves the parameter alone.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--values" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Rewrite:
    def __init__(self, param):
        self.host = param.detach().clone().cpu()
        self.inner = torch.optim.SGD([self.host], lr=0.1)

    def values(self, param):
        self.inner.step()
        param.data.copy_(self.host)

    def gradients(self, param):
        self.inner.step()
        param.grad = None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--values", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    Sharder(model)
    if not args.values:
        rewrite = Rewrite(model.weight)
        model.weight.register_post_accumulate_grad_hook(rewrite.gradients)
    else:
        HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
