# Applying a function of one's own runs its forward, with or without a context.
#
# RUN: custody dump callgraph --profile cli %s | FileCheck %s --match-full-lines --implicit-check-not="{{(Unused|Sum)}}.forward -> {{.*}}helper"
import logging

import torch

logger = logging.getLogger(__name__)


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, tensor, factor):
        ctx.save_for_backward(tensor)
        return helper(tensor, factor)


class Sum(torch.autograd.Function):
    @staticmethod
    def forward(left, right):
        return left + right

    @staticmethod
    def setup_context(ctx, inputs, output):
        logger.info("set up")


class Unused(Scale):
    pass


def helper(tensor, factor):
    return tensor * factor


def main():
    Scale.apply(torch.ones(2), 2)
    Sum.apply(torch.ones(2), torch.ones(2))


if __name__ == "__main__":
    main()

# CHECK-DAG: autograd-function.Scale.forward -> autograd-function.helper
# CHECK-DAG: autograd-function.Scale.forward -> torch.autograd.FunctionCtx.save_for_backward
# CHECK-DAG: autograd-function.Sum.setup_context -> logging.Logger.info
# CHECK-DAG: autograd-function.main -> autograd-function.Scale.forward
# CHECK-DAG: autograd-function.main -> autograd-function.Sum.forward
