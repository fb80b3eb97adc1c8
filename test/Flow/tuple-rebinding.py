# A name that a call returning a tuple binds again: the model that is trained is
# the wrapped one only if its place in the tuple says so.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def set_up(make):
    model = make()
    return model, Sharder(make())


def main():
    def make():
        return torch.nn.Linear(4, 4)

    plain, model = set_up(make)
    model, plain = plain, model
    HostOptimizer(model.parameters()).step()  # the plain one
    model, plain = plain, model
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: tuple-rebinding.py:22:{{.*}} calls __init__
# CHECK: custody: 1 error
