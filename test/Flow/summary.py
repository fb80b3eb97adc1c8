# What each function does to tensors, with the condition under which it gets
# there. An effect inside torch is that of the call.
#
# RUN: custody dump summary --flags "" %s | FileCheck %s --implicit-check-not="summary.idle ("
# RUN: custody dump summary --flags "" --function '*.idle' %s | FileCheck %s --check-prefix=IDLE --implicit-check-not=main
# RUN: sh -c 'custody dump summary --function idle %s; test $? -eq 2' 2>&1 | FileCheck %s --check-prefix=NOMATCH
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

# CHECK-LABEL: {{^}}summary.main (
# CHECK-SAME: summary.py:[[#@LINE-17]]){{$}}
# CHECK-NEXT: calls argparse.ArgumentParser, {{.*}}, summary.idle, summary.place, summary.retarget,
# CHECK: line 30: makes Parameter of line 30 the parameter that a module holds{{$}}
# CHECK-NEXT: on behalf of Linear of line 30, while the job is built, always
# CHECK-LABEL: {{^}}summary.place (
# CHECK-NEXT: calls torch.nn.Module.to
# CHECK-NEXT: line 18: moves Parameter of line 30 to cpu
# CHECK-NEXT: on behalf of summary.place, while the job is built, when 4 < --size
# CHECK-NEXT: line 18: gives Parameter of line 30 other memory
# CHECK-NEXT: when 4 < --size
# CHECK-LABEL: {{^}}summary.retarget (
# CHECK: line 22: points the data of Parameter of line 30 at the memory of Tensor of line 22
# CHECK-NEXT: on behalf of summary.retarget, while the job is built, always

# IDLE: {{^}}summary.idle ({{.*}}summary.py:13){{$}}
# IDLE-NEXT: does nothing itself to tensors that somebody could own

# NOMATCH: custody: option '--function': no function matches 'idle'; names are as in 'package.module.Class.method'

# JSON: "effect": "place cpu"
# JSON: "line": 18
