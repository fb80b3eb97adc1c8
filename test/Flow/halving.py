# A loop that goes on while a list of unknown length is not empty: the passes are
# bounded, and what comes after it is followed.
#
# RUN: not custody check %s %S/Inputs/managers.py 2>&1 | FileCheck %s
import sys

from managers import HostOptimizer, Sharder
from torch import nn

stages = []
for _ in range(int(sys.argv[1])):
    stages.append(nn.Linear(3, 3))
while stages:
    stages = [nn.ModuleList([stage, stage]) for stage in stages]
count = 5
while count > 2:
    count -= 1
HostOptimizer(Sharder(nn.Linear(3, 3)).parameters()).step()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
