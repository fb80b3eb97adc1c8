# A model kept three attributes deep by one manager is handed to another one;
# with the attribute replaced before, the other gets a model of its own.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--replace" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import HostOptimizer, Sharder


class Scope:
    pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--replace", action="store_true")
    args = parser.parse_args()
    trainer = Scope()
    trainer.state = Scope()
    trainer.state.engine = Scope()
    trainer.state.engine.model = torch.nn.Linear(4, 4)
    Sharder(trainer.state.engine.model)
    if args.replace:
        trainer.state.engine.model = torch.nn.Linear(4, 4)
    HostOptimizer(trainer.state.engine.model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CLEAN: custody: clean
