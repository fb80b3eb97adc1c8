# Local shards put in place of the parameters.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn
from torch.distributed.tensor import DTensor, Shard


def shard(module):
    for name, param in list(module.named_parameters()):
        local = DTensor.from_local(param.detach(), None, [Shard(0)])
        setattr(module, name, nn.Parameter(local))


def main():
    module = nn.Linear(4, 4)
    shard(module)
    with torch.no_grad():
        module.weight.zero_()


if __name__ == "__main__":
    main()
