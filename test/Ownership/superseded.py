# An optimizer that another object rebuilds and forgets decides about nothing any
# more. Where the first one is kept as well, both write the same parameters.
#
# RUN: custody check %s --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: not custody check %s --flags "--keep" 2>&1 | FileCheck %s
# CLEAN: custody: clean
import argparse

import torch


class HostOptimizer(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super(HostOptimizer, self).__init__(params, {"lr": lr})
        self.host_of = {}
        for group in self.param_groups:
            for param in group["params"]:
                self.host_of[param] = param.detach().clone().cpu()
        self.inner = torch.optim.AdamW(self.host_of.values(), lr=lr)
        self.inner.register_step_post_hook(self.write_back)

    def write_back(self, optimizer, args, kwargs):
        for param, host in self.host_of.items():
            param.data.copy_(host)


class Wrapper:
    def __init__(self, optimizer):
        self.optimizer = optimizer


class Rebuilding(Wrapper):
    def __init__(self, optimizer, keep):
        super().__init__(optimizer)
        if keep:
            self.first = optimizer
        self.optimizer = HostOptimizer(optimizer.param_groups, **optimizer.defaults)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    arguments = [HostOptimizer(model.parameters(), 0.1), args.keep]
    Rebuilding(*arguments).optimizer.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'HostOptimizer' (value){{.*}}'HostOptimizer' (value){{.*}}[double-offload]
# CHECK: custody: 1 error
