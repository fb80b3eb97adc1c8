# A model that comes from a library nobody has the source of is one opaque module:
# what is handed to the wrapper and asked for its parameters is the same. Of two that are
# made alike nobody knows which is which.
#
# RUN: not custody check %s %S/../Flow/Inputs/managers.py --flags "--way plain" 2>&1 | FileCheck %s
# RUN: not custody check %s %S/../Flow/Inputs/managers.py --flags "--way moved" 2>&1 | FileCheck %s
# RUN: not custody check %s %S/../Flow/Inputs/managers.py --flags "--way torch" 2>&1 | FileCheck %s
# RUN: custody check %s %S/../Flow/Inputs/managers.py --flags "--way twins" 2>&1 | FileCheck --check-prefix=CLEAN %s
# RUN: custody check %s %S/../Flow/Inputs/managers.py --flags "--way other" 2>&1 | FileCheck --check-prefix=CLEAN %s
import argparse

from managers import HostOptimizer
from torch import nn
from torch.distributed.fsdp import fully_shard
from transformers import AutoModelForCausalLM


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--way", type=str, default="plain")
    way = parser.parse_args().way
    if way == "torch":
        model = nn.GRU(4, 4)
    else:
        model = AutoModelForCausalLM.from_pretrained("gpt2")
    if way == "moved":
        model = model.cuda().train()
        model.to("cuda")
    if way == "other":
        fully_shard(AutoModelForCausalLM.from_pretrained("bert"))
    elif way == "twins":
        fully_shard(AutoModelForCausalLM.from_pretrained("gpt2"))
    else:
        fully_shard(model)
    HostOptimizer(model.parameters()).step()


if __name__ == "__main__":
    main()

# CHECK: error: {{.*}}'torch fully_shard' (layout){{.*}}'HostOptimizer' (value)
# CHECK: custody: 1 error
# CLEAN: custody: clean
