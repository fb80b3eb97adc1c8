# Another key of a dict.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    models = {"actor": torch.nn.Linear(4, 4), "critic": torch.nn.Linear(4, 4)}
    Sharder(models["actor"])
    HostOptimizer(models["actor"].parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: dict-key-reported.py:11:
# CHECK: custody: 1 error
