# A tensor of its own behind a parameter is shared with nobody; a view of one that
# somebody keeps is.
#
# RUN: not custody check %s --flags "--view" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse

import torch
from torch import nn


class Pool:
    def __init__(self, model, view):
        self.memory = torch.zeros(4, 4)
        for param in model.parameters():
            param.data = self.memory[:4] if view else torch.zeros(4, 4)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--view", action="store_true")
    args = parser.parse_args()
    model = nn.Linear(4, 4, bias=False)
    pool = Pool(model, args.view)
    model.to("cpu")


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}(storage){{.*}}[move-after-wrap]
# CHECK: custody: 1 error
