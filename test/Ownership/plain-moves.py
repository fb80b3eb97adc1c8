# A move while the job is built happens once: nobody decides anything by it. One
# object's hooks are one owner.
#
# RUN: custody check %s 2>&1 | FileCheck %s
# CHECK: custody: clean
import torch
from torch import nn
from torch.distributed.fsdp import fully_shard


class Offloader:
    def __init__(self, model):
        model.register_forward_pre_hook(self.up)
        model.register_forward_hook(self.down)

    def up(self, module, args):
        module.to("cuda")

    def down(self, module, args, out):
        module.to("cpu")


class Trainer:
    def __init__(self):
        self.model = nn.Linear(4, 4).cuda()

    def save(self):
        self.model.cpu()
        torch.save(self.model.state_dict(), "x.pt")
        self.model.cuda()

    def predict(self):
        self.model.cpu()


class OnHost(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 4)
        self.to("cpu")


def load_pretrained(model):
    model.to("cpu")
    model.load_state_dict(torch.load("x.pt", map_location="cpu"))
    return model


def offload_model(model):
    model.cpu()


def load_model(model):
    model.to("cuda")


def main():
    model = load_pretrained(nn.Linear(4, 4))
    fully_shard(model.cuda())
    model.to("cuda")
    trainer = Trainer()
    trainer.save()
    trainer.predict()
    Offloader(nn.Linear(4, 4))
    host = OnHost()
    host.cuda()
    actor = nn.Linear(4, 4)
    for _ in range(3):
        load_model(actor)
        offload_model(actor)


main()
