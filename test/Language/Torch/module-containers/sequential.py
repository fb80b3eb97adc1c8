# Sequential: by index, by name and with modules from an ordered dict.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse
from collections import OrderedDict

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = nn.Sequential(
        OrderedDict([("inner", nn.Linear(4, 4)), ("act", nn.GELU()), ("outer", nn.Linear(4, 4))])
    )
    Sharder(model.outer)
    HostOptimizer((model[2] if args.same else model[0]).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
