# A sharder behind a caching factory, then an optimizer that offloads.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py 2>&1 | FileCheck %s
import functools

import torch
from managers import HostOptimizer, Sharder


@functools.lru_cache(maxsize=1)
def sharded(kind):
    return Sharder(kind(4, 4))


def main():
    plain = torch.nn.Linear(4, 4)
    HostOptimizer(plain.parameters()).step()
    HostOptimizer(sharded(torch.nn.Linear).parameters()).step()
    # CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
    # CHECK: finding.py:[[# @LINE - 2]]:{{.*}} calls __init__
    # CHECK: custody: 1 error


if __name__ == "__main__":
    main()
