# A part of the name.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Linear(4, 4)
        self.decoder = torch.nn.Linear(4, 4)


def main():
    model = Model()
    Sharder(model, lambda name, param: "embedding" in name)
    rest = [p for n, p in model.named_parameters() if "embedding" in n]
    HostOptimizer(rest).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: contains-reported.py:19:
# CHECK: custody: 1 error
