"""A sharder and an offloader that do not know of each other, in plain torch.

    torchrun --nproc-per-node 2 examples/shard_offload.py --shard

Each of --shard and --offload is fine. With both, the host copies that the
optimizer keeps are sharded as well: their sizes are those of whole tensors, and
nothing says whose copy counts.
"""

import argparse
import os

import torch
from torch import nn
from torch.distributed.fsdp import fully_shard


class HostOptimizer(torch.optim.Optimizer):
    """Steps copies in host memory and writes the result back."""

    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})
        self.copies = {}
        for group in self.param_groups:
            for param in group["params"]:
                self.copies[param] = param.detach().clone().cpu()
        self.inner = torch.optim.AdamW(self.copies.values(), lr=lr)

    @torch.no_grad()
    def step(self, closure=None):
        for param, copy in self.copies.items():
            copy.grad = param.grad.cpu()
        self.inner.step()
        for param, copy in self.copies.items():
            param.data.copy_(copy)


def build_model(args):
    layers = []
    for _ in range(args.num_layers):
        layers.append(nn.Linear(args.hidden_size, args.hidden_size))
    model = nn.Sequential(*layers).cuda()
    if args.shard:
        fully_shard(model)
    return model


def build_optimizer(args, model):
    if args.offload:
        return HostOptimizer(model.parameters(), lr=args.lr)
    return torch.optim.AdamW(model.parameters(), lr=args.lr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num-layers", type=int, default=4)
    parser.add_argument("--hidden-size", type=int, default=512)
    parser.add_argument("--train-iters", type=int, default=20)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--shard", action="store_true")
    parser.add_argument("--offload", action="store_true")
    args = parser.parse_args()

    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    torch.distributed.init_process_group("nccl")
    model = build_model(args)
    optimizer = build_optimizer(args, model)
    for _ in range(args.train_iters):
        optimizer.zero_grad()
        model(torch.randn(8, args.hidden_size, device="cuda")).square().mean().backward()
        optimizer.step()


if __name__ == "__main__":
    main()
