# A class whose body is the first to import a module: the functions of that module
# are not methods of the class.
#
# RUN: not custody check %s %S/Inputs --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer


class Holder(torch.nn.Module):
    import helpers

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 4)

    def first(self):
        pass

    def second(self):
        pass

    def third(self):
        pass


def main():
    model = Holder()
    model.helpers.shard(model.layer)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'shard' (layout){{.*}}'HostOptimizer' (value)
