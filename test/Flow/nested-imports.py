# Nested try/except around imports: whatever the environment has, the class that
# is used is one that shards; with the last resort it is not.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "" 2>&1 | FileCheck %s
import torch

try:
    from fused_kernels import HostOptimizer as Host

    HAVE_FUSED = True
except ImportError:
    HAVE_FUSED = False
    try:
        from managers import HostOptimizer as Host
    except ImportError:
        Host = torch.optim.SGD

try:
    import managers_of_another_name as managers
except ImportError:
    import managers


def main():
    model = managers.Sharder(torch.nn.Linear(4, 4))
    optimizer = Host(model.parameters())
    optimizer.step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: assumed: not import fused_kernels
# CHECK: assumed: not import managers_of_another_name
# CHECK: custody: 1 error
