# Bound methods passed as values, kept in a field and called elsewhere.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "--wrap" 2>&1 | FileCheck %s
# RUN: custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import HostOptimizer, Sharder


class Factory:
    def __init__(self, wrap):
        self.wrap = wrap

    def sharded(self, module):
        return Sharder(module)

    def plain(self, module):
        return module

    def pick(self):
        return self.sharded if self.wrap else self.plain


class Trainer:
    def __init__(self, build, finish):
        self.build = build
        self.finish = finish

    def set_up(self):
        self.model = self.finish(self.build())
        self.optimizer = HostOptimizer(self.model.parameters())
        return self.optimizer.step


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--wrap", action="store_true")
    args = parser.parse_args()
    step = Trainer(lambda: torch.nn.Linear(4, 4), Factory(args.wrap).pick()).set_up()
    step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: calls sharded
# CHECK: custody: 1 error
# CLEAN: custody: clean
