# The release is two calls down, or is one of something else.
#
# RUN: not custody check --models %S/../Inputs/offload.json %s --flags "" 2>&1 | FileCheck %s
import offload
import torch


def undo(model):
    offload.detach(model)


def close(first, second):
    undo(second)


def main():
    model, other = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
    offload.attach(model)
    close(model, other)
    model.cpu()


if __name__ == "__main__":
    main()

# CHECK: nested-reported.py:20:{{.*}}error:{{.*}}[move-after-wrap]
# CHECK: custody: 1 error
