# Copies of local shards that are written back through to_local(): the optimizer
# never touches the layout. Of the DTensors themselves it does.
#
# RUN: custody check %s --flags "--local" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: not custody check %s --flags "" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch
from torch.distributed.fsdp import fully_shard


class HostOptimizer(torch.optim.Optimizer):
    def __init__(self, params, local):
        super().__init__(params, {"lr": 0.1})
        self.host_of = {}
        for group in self.param_groups:
            for param in group["params"]:
                live = param.to_local() if local else param
                self.host_of[live] = live.detach().clone().cpu()
        self.inner = torch.optim.AdamW(self.host_of.values(), lr=0.1)

    def step(self, closure=None):
        self.inner.step()
        for live, host in self.host_of.items():
            live.data.copy_(host)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--local", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    fully_shard(model)
    HostOptimizer(model.parameters(), args.local).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'torch fully_shard' (layout){{.*}}'HostOptimizer' (value){{.*}}[shard-offload]
# CHECK: custody: 1 error
