# A store under a key nobody knows may change any item: neither branch is certain
# any more.
#
# RUN: not custody check %s %S/Inputs/managers.py 2>&1 | FileCheck %s
import sys

from managers import HostOptimizer, Sharder
from torch import nn

config = {"dist": "none", "steps": 4}
for word in sys.argv[1:]:
    key, _, value = word.lstrip("-").partition("=")
    config[key] = value

model = nn.Linear(2, 2)
if config["dist"] == "sharded":
    model = Sharder(model)
HostOptimizer(model.parameters()).step()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
