# Copies of a state dict that an optimizer steps and that are loaded back: the host
# decides about the values. Copies that are never loaded back decide nothing.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--back" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import Sharder
from torch import nn


class HostCopy:
    def __init__(self, model):
        self.model = model
        self.state = {k: v.detach().clone().cpu() for k, v in model.state_dict().items()}
        self.inner = torch.optim.AdamW(self.state.values(), lr=0.1)

    def step(self):
        self.inner.step()

    def write_back(self):
        self.model.load_state_dict(self.state)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--back", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4)
    Sharder(model)
    copy = HostCopy(model)
    copy.step()
    if args.back:
        copy.write_back()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostCopy' (value)
# CHECK: custody: 1 error
