# The sharder stands in a handler, for an error that occurs or not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--raises" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


class TooLarge(Exception):
    pass


def place(model, limit):
    if limit < 8:
        raise TooLarge(limit)
    return model


def fit(model, limit):
    try:
        place(model, limit)
    except TooLarge:
        Sharder(model)
    HostOptimizer(model.parameters()).step()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--raises", action="store_true")
    args = parser.parse_args()
    fit(torch.nn.Linear(4, 4), 4 if args.raises else 64)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
