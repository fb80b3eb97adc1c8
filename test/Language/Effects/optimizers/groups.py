# Parameter groups, and one added later.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


def groups(model):
    decayed, rest = [], []
    for name, param in model.named_parameters():
        (rest if name == "bias" else decayed).append(param)
    return [{"params": decayed, "weight_decay": 0.1}, {"params": rest}]


def main():
    model, head = nn.Linear(4, 4), nn.Linear(4, 4)
    optimizer = torch.optim.AdamW(groups(model))
    optimizer.step()
    optimizer.add_param_group({"params": head.parameters()})
    optimizer.step()


if __name__ == "__main__":
    main()
