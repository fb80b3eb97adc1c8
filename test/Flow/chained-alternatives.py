# Sequences of which each is one of several, one behind the other: positions of
# the one do not run into those of the other.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "--deep" 2>&1 | FileCheck %s
import argparse
import itertools

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--width", type=int, required=True)
    args = parser.parse_args()
    first = [torch.nn.Linear(4, 4)] if args.width > 4 else []
    second = [torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)]
    third = [Sharder(torch.nn.Linear(4, 4))] if args.width > 8 else ()
    layers = list(itertools.chain.from_iterable([first, second, third]))
    for layer in layers:
        HostOptimizer(layer.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
