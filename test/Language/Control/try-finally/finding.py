# What a `finally` does to the model happens on the way out of an early return as
# well; what stands behind the return does not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--last" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def in_finally(model):
    try:
        return model
    finally:
        Sharder(model)


def behind(model):
    try:
        return model
    finally:
        model.eval()
    Sharder(model)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--last", action="store_true")
    args = parser.parse_args()
    prepare = in_finally if args.last else behind
    HostOptimizer(prepare(torch.nn.Linear(4, 4)).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
