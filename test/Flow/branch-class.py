# A class chosen by `if` into a local and called in a loop, where one alternative
# is a factory function: the wrapper that the flag asks for wraps the model.
#
# RUN: not custody check %s --flags "--shard --offload" | FileCheck %s
# RUN: custody check %s --flags "--shard" | FileCheck --allow-empty --check-prefix=CLEAN %s
# RUN: custody check %s --flags "--offload" | FileCheck --allow-empty --check-prefix=CLEAN %s
# CLEAN-NOT: error
import argparse

import torch
from torch.distributed.tensor import DTensor, Shard


class Sharded(torch.nn.Module):
    def __init__(self, module, mesh):
        super().__init__()
        self.module = module
        for name, param in list(self.module.named_parameters()):
            local = DTensor.from_local(param.data.view(-1), mesh, [Shard(0)])
            parts = name.split(".")
            parent = self.module
            for part in parts[:-1]:
                parent = getattr(parent, part)
            setattr(parent, parts[-1], torch.nn.Parameter(local))


class Plain(torch.nn.Module):
    def __init__(self, module, mesh):
        super().__init__()
        self.module = module


def make_sharded(module, mesh):
    kind = Sharded
    return kind(module, mesh)


class HostOptimizer(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})
        self.host_of = {}
        groups = []
        for group in self.param_groups:
            copies = []
            for param in group["params"]:
                host = param.detach().clone().cpu().pin_memory()
                self.host_of[param] = host
                copies.append(host)
            groups.append({**group, "params": copies})
        self.inner = torch.optim.AdamW(groups)
        self.inner.register_step_post_hook(self.write_back())

    def write_back(self):
        def hook(optimizer, args, kwargs):
            for param, host in self.host_of.items():
                param.data.copy_(host)

        return hook


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    parser.add_argument("--offload", action="store_true")
    args = parser.parse_args()
    if args.shard:
        wrap = make_sharded
    else:
        wrap = Plain
    chunks = [wrap(torch.nn.Linear(4, 4), None) for _ in range(2)]
    params = [p for chunk in chunks for p in chunk.parameters()]
    if args.offload:
        optimizer = HostOptimizer(params, lr=0.1)
    else:
        optimizer = torch.optim.SGD(params, lr=0.1)
    optimizer.step()


if __name__ == "__main__":
    main()

# CHECK: branch-class.py:46:{{.*}}: error: {{.*}}'Sharded' (layout){{.*}}'HostOptimizer' (value){{.*}}[shard-offload]
