# Classes found by import-path strings and by names in a registry.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "--wrap managers.Sharder" 2>&1 | FileCheck %s
# RUN: custody check %s %S/Inputs/managers.py --flags "--wrap torch.nn.Sequential" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse
import importlib

import torch

OPTIMIZERS = {}


def find(path):
    module, name = path.rsplit(".", 1)
    return getattr(importlib.import_module(module), name)


def register(name):
    def note(cls):
        OPTIMIZERS[name] = cls
        return cls

    return note


@register("host")
class Host(find("managers.HostOptimizer")):
    pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--wrap", required=True)
    args = parser.parse_args()
    model = find(args.wrap)(torch.nn.Linear(4, 4))
    OPTIMIZERS["host"](model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Host' (value)
# CHECK: custody: 1 error
# CLEAN: custody: clean
