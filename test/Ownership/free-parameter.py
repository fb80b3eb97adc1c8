# Parameters that no module holds are told by where they are made; what a finding is
# known by does not depend on the line.
#
# RUN: not custody check %s --flags "--both" 2>&1 | FileCheck %s
# RUN: custody check %s --flags "" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: rm -rf %t && mkdir -p %t/moved && cp %s %t && sed 's/^import torch/\n\n&/' %s > %t/moved/free-parameter.py
# RUN: not custody check %t/free-parameter.py --flags "--both" --format=sarif > %t/before
# RUN: not custody check %t/moved/free-parameter.py --flags "--both" --format=sarif > %t/after
# RUN: grep -o 'custodyConflict/v1[^,]*' %t/before > %t/before.print
# RUN: grep -o 'custodyConflict/v1[^,]*' %t/after | diff %t/before.print -
import argparse

import torch


class Host:
    def __init__(self, params):
        self.pairs = [(p, p.detach().cpu().clone()) for p in params]
        self.inner = torch.optim.SGD([h for _, h in self.pairs], lr=0.1)

    def step(self):
        self.inner.step()
        for p, h in self.pairs:
            p.data.copy_(h)


def make():
    return [torch.nn.Parameter(torch.zeros(4))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--both", action="store_true")
    args = parser.parse_args()
    params = make()
    first = Host(params)
    if args.both:
        second = Host(params)
        second.step()
    first.step()


if __name__ == "__main__":
    main()

# CHECK: error: the parameters made at {{.*}}free-parameter.py:28 {{.*}}'Host' (value){{.*}}'Host' (value)
# CHECK: custody: 1 error
# CLEAN: custody: clean
