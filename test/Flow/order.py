# Order is computed where it is known: sorting constants, reversing, slices with
# a step. The parameter that comes first is the one that is sharded.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


def main():
    layers = {name: torch.nn.Linear(4, 4) for name in "abcde"}
    layers["s"] = Sharder(torch.nn.Linear(4, 4))
    names = ["c", "a", "s"]
    HostOptimizer(layers[sorted(names)[0]].parameters()).step()
    names.sort(reverse=True)
    HostOptimizer(layers[names[1]].parameters()).step()
    more = ["s", "b", "d", "e"]
    HostOptimizer(layers[more[::-1][0]].parameters()).step()
    HostOptimizer(layers[more[2:0:-2][0]].parameters()).step()
    more.reverse()
    HostOptimizer(layers[more[2]].parameters()).step()
    HostOptimizer(layers[str(1.0).replace("1.0", "s")].parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: order.py:21:{{.*}} calls __init__
# CHECK: custody: 1 error
