# The same on a model that a library makes.
#
# RUN: not custody check %s %S/../Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import zoo
from managers import HostOptimizer, Sharder


def main():
    model = zoo.load("model")
    Sharder(model, lambda name, param: name.endswith("bias"))
    rest = [p for n, p in model.named_parameters() if n.endswith("bias")]
    HostOptimizer(rest).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}[shard-offload]
# CHECK: unknown-model-reported.py:12:
# CHECK: custody: 1 error
