# A context that shards on the way out does so before the optimizer comes, also
# when the body returns; one whose body raises does not.
#
# RUN: not custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--body returns" 2>&1 | FileCheck %s
# RUN: custody check %s %{src}/test/Flow/Inputs/managers.py --flags "--body raises" 2>&1 | FileCheck %s --check-prefix=CLEAN
# CLEAN: custody: clean
import argparse
from contextlib import contextmanager

import torch
from managers import HostOptimizer, Sharder


class Refused(Exception):
    pass


@contextmanager
def building(model):
    yield model
    Sharder(model)


def build(model, body):
    with building(model) as inner:
        if body == "raises":
            raise Refused()
        return inner


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--body", type=str, default="returns")
    model = torch.nn.Linear(4, 4)
    try:
        build(model, parser.parse_args().body)
    except Refused:
        pass
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
