# A test of the name on one side only, or its opposite on the other.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.LayerNorm(4))
    Sharder(model, lambda name, param: "bias" in name)
    rest = [p for n, p in model.named_parameters() if "bias" not in n]
    HostOptimizer(rest).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
