# A copy on the host of a plain parameter, stepped there and written back, is the
# documented way to offload: nothing to report. Nor is a copy nobody steps, nor a
# move before the wrap.
#
# RUN: custody check %s --flags "--offload" 2>&1 | FileCheck %s
# CHECK-NOT: error:
# CHECK: custody: clean in 1 file
import argparse

import torch


class HostOptimizer(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})
        self.host_of = {}
        for group in self.param_groups:
            for param in group["params"]:
                self.host_of[param] = param.detach().clone().cpu()
        self.inner = torch.optim.AdamW(list(self.host_of.values()), lr=lr)
        self.inner.register_step_post_hook(self.write_back)

    def write_back(self, optimizer, args, kwargs):
        for param, host in self.host_of.items():
            param.data.copy_(host)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--offload", action="store_true")
    args = parser.parse_args()
    model = torch.nn.Linear(4, 4)
    model.cuda()
    if args.offload:
        optimizer = HostOptimizer(model.parameters(), 0.1)
        optimizer.step()


if __name__ == "__main__":
    main()
