# Names that end in bias, and those that do not.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))
    Sharder(model, lambda name, param: name.endswith("bias"))
    rest = [p for n, p in model.named_parameters() if not n.endswith("bias")]
    HostOptimizer(rest).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
