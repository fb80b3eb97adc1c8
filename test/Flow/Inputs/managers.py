# Two managers that do not know of each other: one replaces the parameters of a
# module by DTensors, the other steps copies on the host and writes them back.
import torch
from torch.distributed.tensor import DTensor, Shard


class Sharder(torch.nn.Module):
    def __init__(self, module, mesh=None):
        super().__init__()
        self.module = module
        for name, param in list(module.named_parameters()):
            local = DTensor.from_local(param.data.view(-1), mesh, [Shard(0)])
            *path, last = name.split(".")
            parent = module
            for part in path:
                parent = getattr(parent, part)
            setattr(parent, last, torch.nn.Parameter(local))


class HostOptimizer(torch.optim.Optimizer):
    def __init__(self, params, lr=0.1):
        super().__init__(params, {"lr": lr})
        self.host_of = {}
        for group in self.param_groups:
            for param in group["params"]:
                self.host_of[param] = param.detach().clone().cpu()
        self.inner = torch.optim.AdamW(list(self.host_of.values()), lr=lr)

    def step(self, closure=None):
        self.inner.step()
        for param, host in self.host_of.items():
            param.data.copy_(host)
