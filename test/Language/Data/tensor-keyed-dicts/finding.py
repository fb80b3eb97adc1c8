# Host copies in a dict keyed by the parameter; the items are written back.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--no-write-back" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

import torch
from managers import Sharder


class Masters:
    def __init__(self, params):
        self.master_of = {p: p.detach().clone().cpu() for p in params}
        self.inner = torch.optim.AdamW(list(self.master_of.values()))

    def step(self, write_back):
        self.inner.step()
        if write_back:
            for param in self.master_of:
                param.data.copy_(self.master_of[param])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--no-write-back", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    Sharder(model)
    Masters(model.parameters()).step(not args.no_write_back)


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Masters' (value)
# CLEAN: custody: clean
