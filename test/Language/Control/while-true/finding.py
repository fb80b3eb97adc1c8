# An endless training loop that shards in its second pass what the optimizer of
# the first one holds copies of is too late; in the first pass it is not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--first shard" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--first nothing" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=str, default="nothing")
    state = parser.parse_args().first
    model = torch.nn.Linear(4, 4)
    while True:
        if state == "shard":
            Sharder(model)
            state = "nothing"
        elif state == "nothing":
            HostOptimizer(model.parameters()).step()
            return


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
