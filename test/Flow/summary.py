# What each function does to tensors, with the condition under which it gets
# there. An effect inside torch is that of the call.
#
# RUN: custody dump summary --flags "" %s | FileCheck %s --implicit-check-not=summary.idle
# RUN: custody dump summary --flags "" --format=json %s | FileCheck %s --check-prefix=JSON
import argparse

import torch


def idle(x):
    return x


def place(model, device):
    model.to(device)


def retarget(param, flat):
    param.data = flat[: param.numel()].view(param.shape)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", type=str, default=None)
    parser.add_argument("--size", type=int, required=True)
    args = parser.parse_args()
    layer = torch.nn.Linear(4, 4, bias=False)
    if args.size > 4:
        place(layer, "cpu")
    flat = torch.zeros(16)
    for param in layer.parameters():
        retarget(idle(param), flat)


if __name__ == "__main__":
    main()

# CHECK-LABEL: {{^}}summary.main{{$}}
# CHECK: 28: install Parameter@[[PARAM:[0-9]+]], by Linear@28, at build, when always
# CHECK-LABEL: {{^}}summary.place{{$}}
# CHECK-NEXT: 16: place cpu Parameter@[[PARAM]], by summary.place, at build, when 4 < --size
# CHECK-NEXT: 16: replace-data Parameter@[[PARAM]] from Parameter@[[PARAM]], {{.*}} when 4 < --size
# CHECK-LABEL: {{^}}summary.retarget{{$}}
# CHECK: 20: replace-data Parameter@[[PARAM]] from Tensor@20, by summary.retarget, at build, when always

# JSON: "effect": "place cpu"
# JSON: "line": 16
