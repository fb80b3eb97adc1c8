# Released on every path through the callee, and on one of them only.
#
# RUN: not custody check %s %S/../Inputs/managers.py --models %S/../Inputs/offload.json --flags "" 2>&1 | FileCheck %s
import sys

import offload
import torch


def finish(model, lazily):
    if lazily:
        print(model)
    else:
        offload.detach(model)


def main():
    model = torch.nn.Linear(4, 4)
    offload.attach(model)
    finish(model, len(sys.argv) > 3)
    model.cpu()


if __name__ == "__main__":
    main()

# CHECK: branch-reported.py:21:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
