# Parameters come to the second manager through a generator made early: a list
# made early holds the parameters of before.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--alone" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import HostOptimizer, Sharder


def trainable(model):
    for param in model.parameters():
        if param.requires_grad:
            yield param


def optimize(stream):
    HostOptimizer([{"params": list(stream)}]).step()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--alone", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    stream = trainable(model)
    if not args.alone:
        Sharder(model)
    optimize(stream)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CLEAN: custody: clean
