# Mappings by their keys, the rest is free.
#
# RUN: %{calls-oracle} %s


def shard(mesh, rest):
    return (mesh, rest)


def offload(device):
    return device


def neither():
    return None


def apply(config):
    match config:
        case {"kind": "shard", "mesh": mesh, **rest}:
            shard(mesh, rest)
        case {"kind": "offload", "device": device}:
            offload(device)
        case _:
            neither()


apply({"kind": "offload", "device": "cpu", "pin": True})
apply({"kind": "shard"})
