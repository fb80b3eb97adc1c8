# The same on a model that a library makes.
#
# RUN: custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import zoo
from managers import HostOptimizer, Sharder


def main():
    model = zoo.load("model")
    Sharder(model, lambda name, param: name.endswith("bias"))
    rest = [p for n, p in model.named_parameters() if not n.endswith("bias")]
    HostOptimizer(rest).step()


if __name__ == "__main__":
    main()

# CHECK: custody: clean
