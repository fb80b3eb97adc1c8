# The fallback in the `else` of a search shards only when the search finds nothing.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--missing" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def choose(model, devices):
    for device in devices:
        if device.startswith("cuda"):
            break
    else:
        Sharder(model)
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--missing", action="store_true")
    args = parser.parse_args()
    devices = ["cpu", "xpu"] if args.missing else ["cpu", "cuda"]
    HostOptimizer(choose(torch.nn.Linear(4, 4), devices).parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
