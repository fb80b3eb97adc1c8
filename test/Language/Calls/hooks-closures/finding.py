# A hook registered by the sharder works on its module, not on another one.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def deferred(action, target):
    def hook():
        return action(target)

    return hook


first = torch.nn.Linear(4, 4)
second = torch.nn.Linear(4, 4)
hooks = {"first": deferred(Sharder, first), "second": deferred(id, second)}
for hook in hooks.values():
    hook()
HostOptimizer(second.parameters()).step()
HostOptimizer(first.parameters()).step()
# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: finding.py:[[# @LINE - 2]]:{{.*}} calls __init__
# CHECK: custody: 1 error
