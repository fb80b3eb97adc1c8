# ParameterDict: by key, with update and items.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    params = nn.ParameterDict({"a": nn.Parameter(torch.zeros(4))})
    params["b"] = nn.Parameter(torch.zeros(4))
    params.update({"c": nn.Parameter(torch.zeros(4))})
    if args.same:
        Sharder(params)
    HostOptimizer([param for name, param in params.items() if name != "a"]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
