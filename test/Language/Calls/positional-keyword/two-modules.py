# One helper called with two models: only the one it is told to wrap is sharded.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def wrap(target, *, reference):
    Sharder(target)
    return reference


model = torch.nn.Linear(4, 4)
frozen = torch.nn.Linear(4, 4)
wrap(model, reference=frozen)
HostOptimizer(frozen.parameters()).step()
HostOptimizer(wrap(target=frozen, reference=model).parameters()).step()
# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: two-modules.py:[[# @LINE - 2]]:{{.*}} calls __init__
# CHECK: custody: 1 error
