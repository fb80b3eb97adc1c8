# register_parameter with a parameter and with None.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--trainable" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from managers import HostOptimizer, Sharder
from torch import nn


class Bias(nn.Module):
    def __init__(self, trainable):
        super().__init__()
        value = nn.Parameter(torch.zeros(4)) if trainable else None
        self.register_parameter("bias", value)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--trainable", action="store_true")
    args = parser.parse_args()
    model = Bias(args.trainable)
    Sharder(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
