# A hook is bounded on its own: one that does a great deal takes nothing from the
# hook that writes back.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch
from managers import HostOptimizer, Sharder


class Hooked(HostOptimizer):
    def __init__(self, params):
        super().__init__(params)
        self.inner.register_step_pre_hook(self.count)
        self.inner.register_step_post_hook(self.write_back)

    def count(self, optimizer, args, kwargs):
        pairs = 0
        names = [str(n) for n in [0] * 99]
        for a in names:
            for b in names:
                for c in names:
                    pairs = pairs + 1 if a == b == c else pairs
        self.pairs = pairs

    def write_back(self, optimizer, args, kwargs):
        for param, host in self.host_of.items():
            param.data.copy_(host)


def main():
    model = Sharder(torch.nn.Linear(4, 4))
    Hooked(model.parameters())


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'Hooked' (value)
# CHECK: custody: 1 error
