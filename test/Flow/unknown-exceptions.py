# Exceptions that the caller names: the clause for what nobody knows may catch
# whatever the unknown call raises.
#
# RUN: not custody check %s %S/Inputs/managers.py 2>&1 | FileCheck %s
from managers import HostOptimizer, Sharder
from torch import nn


def retry(call, errors):
    while True:
        try:
            return call()
        except errors:
            return None


def train(call, errors):
    model = nn.Linear(4, 4)
    if retry(call, errors) is None:
        model = Sharder(model)
    HostOptimizer(model.parameters()).step()


# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
