# Parameters replaced in the dict in which a module keeps them.
#
# RUN: not custody check %s %S/../Flow/Inputs/managers.py --flags "--shard" 2>&1 | FileCheck %s
# RUN: custody check %s %S/../Flow/Inputs/managers.py --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

from managers import HostOptimizer
from torch import nn
from torch.distributed.tensor import Shard, distribute_tensor


def shard_tree(module):
    for child in module._modules.values():
        shard_tree(child)
    for name, param in list(module._parameters.items()):
        module._parameters[name] = nn.Parameter(distribute_tensor(param, None, [Shard(0)]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shard", action="store_true")
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
    if parser.parse_args().shard:
        shard_tree(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'shard_tree' (layout){{.*}}'HostOptimizer' (value)
# CHECK: registries.py:16:{{.*}}'shard_tree' puts another parameter in the module
# CHECK: custody: 1 error
# CLEAN: custody: clean
