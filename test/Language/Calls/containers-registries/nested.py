# Tables in tables, tuples in lists.
#
# RUN: %{calls-oracle} %s
def cpu():
    pass


def cuda():
    pass


def hip():
    pass


KERNELS = {"mm": {"cpu": cpu, "cuda": [("sm80", cuda), ("sm90", hip)]}}
name, kernel = KERNELS["mm"]["cuda"][0]
kernel()
