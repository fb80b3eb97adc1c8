# Layers behind the one at which the loop stops, and those that it skips, stay
# whole: copies of them on the host are fine.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--before" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def shard_until(layers, last):
    for name, layer in layers.items():
        if name == "norm":
            continue
        if name == last:
            break
        Sharder(layer)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--before", action="store_true")
    args = parser.parse_args()
    layers = {name: torch.nn.Linear(4, 4) for name in ("embed", "norm", "body", "head")}
    shard_until(layers, "body")
    kept = ["embed"] if args.before else ["norm", "body", "head"]
    HostOptimizer([p for name in kept for p in layers[name].parameters()]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
