# A model and what to do with it travel in a named tuple.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--other" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse
from collections import namedtuple

import torch
from managers import HostOptimizer, Sharder

Setup = namedtuple("Setup", ["model", "spare"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--other", action="store_true")
    args = parser.parse_args()
    setup = Setup(torch.nn.Linear(4, 4), spare=torch.nn.Linear(4, 4))
    Sharder(setup.model)
    model, spare = setup
    chosen = spare if args.other else model
    HostOptimizer(chosen.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CLEAN: custody: clean
