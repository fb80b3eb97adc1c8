# Only one of the cases shards: the launch decides which is taken.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--mode shard" 2>&1 | FileCheck %s
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--mode plain" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def prepare(model, mode):
    match mode, model:
        case "plain", _:
            return model
        case "shard", torch.nn.Linear():
            return Sharder(model)
        case _:
            raise ValueError(mode)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mode", type=str, default="plain", choices=["plain", "shard"])
    model = prepare(torch.nn.Linear(4, 4), parser.parse_args().mode)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
