# Managers for the programs around: one that keeps parameters as views of a
# buffer, one that shards them, one that steps copies on the host.
import torch
from torch.distributed.tensor import DTensor, Shard


class Flat:
    """Parameters become views of one buffer that it keeps."""

    def __init__(self, params):
        self.params = list(params)
        self.buffer = torch.zeros(1024)
        for param in self.params:
            param.data = self.buffer[0:16].view(4, 4)


class Sharder:
    """Puts DTensors in place of the parameters that it is told to take."""

    def __init__(self, module, takes=None):
        self.module = module
        for name, param in list(module.named_parameters()):
            if takes is not None and not takes(name, param):
                continue
            local = DTensor.from_local(param.data.view(-1), None, [Shard(0)])
            *path, last = name.split(".")
            parent = module
            for part in path:
                parent = getattr(parent, part)
            setattr(parent, last, torch.nn.Parameter(local, param.requires_grad))


class HostOptimizer:
    """Steps copies on the host and writes them back."""

    def __init__(self, params):
        self.host_of = {}
        for param in params:
            self.host_of[param] = param.detach().clone().cpu()
        self.inner = torch.optim.AdamW(list(self.host_of.values()))

    def step(self):
        self.inner.step()
        for param, host in self.host_of.items():
            param.data.copy_(host)
