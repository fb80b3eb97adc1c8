# Optimizers of which each is gone when the next one comes share nothing; held
# side by side they write the same parameters.
#
# RUN: custody check %s --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: not custody check %s --flags "--both" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Host:
    def __init__(self, params):
        self.pairs = [(p, p.detach().cpu().clone()) for p in params]
        self.inner = torch.optim.SGD([h for _, h in self.pairs], lr=0.1)

    def step(self):
        self.inner.step()
        for p, h in self.pairs:
            p.data.copy_(h)


def fit(model):
    optimizer = Host(model.parameters())
    optimizer.step()


def search(model):
    optimizer = None
    for _ in range(2):
        optimizer = Host(model.parameters())
        optimizer.step()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--both", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(3, 3)
    fit(model)
    fit(model)
    search(nn.Linear(3, 3))
    if args.both:
        first = Host(model.parameters())
        second = Host(model.parameters())
        first.step()
        second.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Host' (value){{.*}}'Host' (value){{.*}}[double-offload]
# CHECK: custody: 1 error
