# Copies on the host as people write them: moved or cast on the way back, made
# first and filled later, parameters of their own, stepped by an optimizer of an
# unknown library, placed by a device object. The last way keeps an average: it
# is never stepped, and that is fine.
#
# RUN: not custody check %s --flags "--way to" 2>&1 | FileCheck %s
# RUN: not custody check %s --flags "--way cast" 2>&1 | FileCheck %s
# RUN: not custody check %s --flags "--way filled" 2>&1 | FileCheck %s
# RUN: not custody check %s --flags "--way masters" 2>&1 | FileCheck %s
# RUN: not custody check %s --flags "--way unknown" 2>&1 | FileCheck %s
# RUN: not custody check %s --flags "--way device" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "--way average" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: custody check %s --flags "--way frozen" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: custody check %s --flags "--way twin" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse
import copy

import torch
from torch import nn
from torch.distributed.fsdp import fully_shard

from fast_optimizers import CPUAdam


def host_copies(way, live):
    if way == "filled":
        host = [torch.empty_like(p, device="cpu") for p in live]
        for p, h in zip(live, host):
            h.copy_(p.detach())
        return host
    if way == "masters":
        return [nn.Parameter(p.detach().cpu().clone()) for p in live]
    if way == "device":
        device = torch.device("cpu")
        return [p.detach().to(device).clone() for p in live]
    return [p.detach().cpu().clone() for p in live]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--way", type=str, default="to")
    way = parser.parse_args().way
    model = nn.Linear(4, 4)
    if way == "twin":
        fully_shard(copy.deepcopy(model))
    elif way == "frozen":
        model.requires_grad_(False)
        fully_shard(model)
    else:
        fully_shard(model)
    live = [p for p in model.parameters() if p.requires_grad]
    host = host_copies(way, live)
    if way == "unknown":
        CPUAdam([{"params": host}], lr=0.1).step()
    elif way != "average":
        torch.optim.SGD(host, lr=0.1).step()
    for p, h in zip(live, host):
        if way == "cast":
            p.data.copy_(h.half().to("cuda"))
        elif way == "masters":
            p.data.copy_(h.data)
        elif way == "filled":
            p.data.copy_(h)
        else:
            p.data.copy_(h.to(p.device))


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'torch fully_shard' (layout){{.*}}'host_copies' (value){{.*}}[shard-offload]
# CHECK: custody: 1 error
# CLEAN: custody: clean
