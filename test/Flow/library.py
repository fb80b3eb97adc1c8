# Without a script, or when asked, execution starts at every function that nobody
# calls: what it builds itself is followed, what it is given is unknown.
#
# RUN: not custody check %s %S/Inputs/managers.py 2>&1 | FileCheck %s
# RUN: not custody check --profile api %s %S/Inputs/managers.py 2>&1 | FileCheck %s
# RUN: custody check --profile cli %s %S/Inputs/managers.py 2>&1 | FileCheck --check-prefix=CLEAN %s
import torch
from managers import HostOptimizer, Sharder


class Trainer:
    def __init__(self, config):
        self.config = config
        self.model = torch.nn.Linear(4, 4)
        if config.shard:
            self.model = Sharder(self.model)

    def fit(self):
        HostOptimizer(self.model.parameters()).step()


def fit_plain(model):
    HostOptimizer(model.parameters()).step()


# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: library.py:[[#@LINE-8]]:{{.*}} calls __init__
# CHECK: custody: 1 error
# CLEAN: custody: clean
