# Containers in containers: the name of a parameter leads through all of them.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--same" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Pipeline(nn.Module):
    def __init__(self):
        super().__init__()
        self.stages = nn.ModuleList(
            nn.ModuleDict({"attn": nn.Linear(4, 4), "mlp": nn.Sequential(nn.Linear(4, 4))})
            for _ in range(2)
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--same", action="store_true")
    args = parser.parse_args()
    model = Pipeline()
    Sharder(model.stages[1]["mlp"])
    named = dict(model.named_parameters())
    index = 1 if args.same else 0
    HostOptimizer([named[f"stages.{index}.mlp.0.weight"]]).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
