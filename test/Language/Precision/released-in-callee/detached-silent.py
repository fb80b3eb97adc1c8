# A claim that a callee releases is released; one on another module is not.
#
# RUN: custody check %s %S/../Inputs/managers.py --models %S/../Inputs/offload.json --flags "" 2>&1 | FileCheck %s
import offload
import torch


def finish(model):
    offload.detach(model)


def main():
    model = torch.nn.Linear(4, 4)
    other = torch.nn.Linear(4, 4)
    offload.attach(model)
    offload.attach(other)
    finish(model)
    model.cpu()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
