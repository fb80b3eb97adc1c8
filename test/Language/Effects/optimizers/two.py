# Two optimizers over two parts, one of which never steps.
#
# RUN: %{effects-oracle} %s
import torch
from torch import nn


class Training:
    def __init__(self, actor, critic):
        self.actor = torch.optim.Adam(actor.parameters())
        self.critic = torch.optim.Adam(critic.parameters())

    def step(self):
        self.actor.step()


def main():
    Training(nn.Linear(4, 4), nn.Linear(4, 4)).step()


if __name__ == "__main__":
    main()
