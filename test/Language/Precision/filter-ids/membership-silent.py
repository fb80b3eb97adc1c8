# A list of ids, tested positively.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    body, head = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    model = torch.nn.Sequential(body, head)
    Sharder(head)
    wanted = list(map(id, body.parameters()))
    taken = [p for p in model.parameters() if id(p) in wanted]
    HostOptimizer(taken).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
