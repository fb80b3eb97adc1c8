# Options generated from dataclass fields, a class found by an import path in a
# string, and a config object filled by a loop over fields: one flag is one fact.
#
# RUN: not custody check %s --flags "--use-shard --use-host" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "--use-shard" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: custody check %s --flags "--use-host" 2>&1 | FileCheck --check-prefix=CLEAN %s
# CHECK: generated-options.py:42:{{.*}}: error: {{.*}}'Sharded' (layout){{.*}}'Host' (value)
# CHECK: custody: 1 error
# CLEAN: custody: clean
import argparse
import dataclasses
import importlib

import torch
from torch.distributed.tensor import DTensor, Shard


@dataclasses.dataclass
class Config:
    use_shard: bool = False
    use_host: bool = False
    lr: float = 0.1
    wrapper: str = "generated-options.Sharded"


class Sharded(torch.nn.Module):
    def __init__(self, module):
        super().__init__()
        self.module = module
        new = {}
        for name, param in module.named_parameters():
            local = DTensor.from_local(param.detach(), None, [Shard(0)])
            new[name] = torch.nn.Parameter(local)
        for name, _ in list(module.named_parameters()):
            path, _, last = name.rpartition(".")
            setattr(module.get_submodule(path), last, new[name])


class Host(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, dict(lr=lr))
        pairs = [(p, p.detach().clone().cpu()) for g in self.param_groups for p in g["params"]]
        inner = torch.optim.SGD([host for _, host in pairs], lr=lr)

        def hook(*_):
            for live, host in pairs:
                live.data.copy_(host)

        inner.register_step_post_hook(hook)
        self.inner = inner


def parse():
    parser = argparse.ArgumentParser()
    for field in dataclasses.fields(Config):
        name = "--" + field.name.replace("_", "-")
        if field.type == bool:
            parser.add_argument(name, action="store_true", dest=field.name)
        else:
            parser.add_argument(name, type=field.type, default=field.default)
    args = parser.parse_args()
    known = {f.name: getattr(args, f.name) for f in dataclasses.fields(Config) if hasattr(args, f.name)}
    return Config(**known)


def main():
    config = parse()
    model = torch.nn.Linear(4, 4)
    if config.use_shard:
        module_name, class_name = config.wrapper.rsplit(".", 1)
        model = getattr(importlib.import_module(module_name), class_name)(model)
    optimizer_class = Host if config.use_host else torch.optim.SGD
    optimizer = optimizer_class(model.parameters(), lr=config.lr)
    optimizer.step()


if __name__ == "__main__":
    main()
