# The function is a method that collects what it is called with.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Collector:
    def __init__(self):
        self.found = []

    def visit(self, module):
        if isinstance(module, nn.Embedding):
            self.found.append(module)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(nn.Embedding(8, 4), nn.Linear(4, 4))
    collector = Collector()
    model.apply(collector.visit)
    for module in collector.found:
        Sharder(module)
    HostOptimizer((model[0] if args.same else model[1]).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
