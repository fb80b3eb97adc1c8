# A parameter that two modules hold is one parameter, whichever is asked.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--tied" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer
from torch import nn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tied", action="store_true")
    args = parser.parse_args()
    embed = nn.Embedding(8, 4)
    head = nn.Linear(4, 8, bias=False)
    if args.tied:
        head.weight = embed.weight
    first = HostOptimizer(embed.parameters())
    second = HostOptimizer(head.parameters())
    first.step()
    second.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'HostOptimizer' (value){{.*}}[double-offload]
# CHECK: custody: 1 error
