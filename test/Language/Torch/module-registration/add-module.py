# add_module and register_module register a submodule, a list of modules in an
# attribute does not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--registered" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Stack(nn.Module):
    def __init__(self, registered):
        super().__init__()
        blocks = [nn.Linear(4, 4), nn.Linear(4, 4)]
        if registered:
            self.add_module("first", blocks[0])
            self.register_module("second", blocks[1])
        else:
            self.blocks = blocks


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--registered", action="store_true")
    args = parser.parse_args()
    model = Stack(args.registered)
    Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
