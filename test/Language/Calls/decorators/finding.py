# A sharder that is called through a decorator, then a host optimizer.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def prepared(build):
    def wrapper(*args):
        module = build(*args)
        Sharder(module)
        return module

    return wrapper


def unprepared(build):
    def wrapper(*args):
        return build(*args)

    return wrapper


@prepared
def sharded(width):
    return torch.nn.Linear(width, width)


@unprepared
def whole(width):
    return torch.nn.Linear(width, width)


HostOptimizer(whole(4).parameters()).step()
HostOptimizer(sharded(4).parameters()).step()
# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: finding.py:[[# @LINE - 2]]:{{.*}} calls __init__
# CHECK: custody: 1 error
