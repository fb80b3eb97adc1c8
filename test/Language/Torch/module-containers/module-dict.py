# ModuleDict: items, keys and attributes; another key is another module.
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
    parts = nn.ModuleDict({"encoder": nn.Linear(4, 4)})
    parts["decoder"] = nn.Linear(4, 4)
    parts.update({"head": nn.Linear(4, 4)})
    for name, part in parts.items():
        if name == "decoder":
            Sharder(part)
    HostOptimizer(parts["decoder" if args.same else "head"].parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
