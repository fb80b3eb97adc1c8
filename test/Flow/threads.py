# What a thread is given to run is run.
#
# RUN: not custody check %s %S/Inputs/managers.py --flags "--how thread" 2>&1 | FileCheck %s
# RUN: not custody check %s %S/Inputs/managers.py --flags "--how async" 2>&1 | FileCheck %s
# RUN: custody check %s %S/Inputs/managers.py --flags "--how none" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse
import asyncio
import threading

from managers import HostOptimizer, Sharder
from torch import nn


async def run(step):
    await asyncio.to_thread(step)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--how", type=str, default="none")
    how = parser.parse_args().how
    model = Sharder(nn.Linear(4, 4))
    optimizer = HostOptimizer(model.parameters())
    if how == "thread":
        worker = threading.Thread(target=optimizer.step, args=(), daemon=True)
        worker.start()
    elif how == "async":
        asyncio.run(run(optimizer.step))


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'Sharder' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
# CLEAN: custody: clean
