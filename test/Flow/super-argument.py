# A constructor inside an argument of super().__init__: who is inside whom is
# decided by the argument, not by the class.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "--wrap" 2>&1 | FileCheck %s
# RUN: custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import HostOptimizer, Sharder


class Base(torch.nn.Module):
    def __init__(self, config, module):
        super().__init__()
        self.config = config
        self.module = module

    def parameters(self, recurse=True):
        return self.module.parameters(recurse)


class Adapter(Base):
    def __init__(self, config, module):
        super().__init__(
            config=config,
            module=Sharder(module=module) if config.wrap else module,
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--wrap", action="store_true")
    args = parser.parse_args()
    model = Adapter(args, torch.nn.Linear(4, 4))
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: super-argument.py:26:{{.*}} calls __init__
# CHECK: custody: 1 error
# CLEAN: custody: clean
