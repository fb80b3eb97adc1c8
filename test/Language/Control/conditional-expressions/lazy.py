# The side that is not chosen is not evaluated.
#
# RUN: %{calls-oracle} %s


def cpu():
    return "cpu"


def cuda():
    return "cuda"


def move(device):
    return device


def run(available):
    move(cuda() if available else cpu())


run(False)
